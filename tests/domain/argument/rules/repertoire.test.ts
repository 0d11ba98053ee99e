import { describe, expect, it } from 'vitest';
import {
  findRepertoire,
  isCited,
  isLawInDoubt,
  isPlaceName,
  namesOrigin,
  quotesSomeone,
} from '@/domain/argument/rules/repertoire';
import { analyzeText } from '@/domain/text/analyze-text';
import { toStem } from '@/domain/text/stem';

const marksIn = (text: string) =>
  findRepertoire(analyzeText(text)).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

describe('findRepertoire', () => {
  it.each([
    ['a quoted work', 'O romance "Vidas Secas" narra a fome.', ['obra: "Vidas Secas"']],
    ['a person', 'Para Zygmunt Bauman, tudo vira descarte.', ['nome: Zygmunt Bauman']],
    ['a name with links', 'A Organização das Nações Unidas alerta.', ['nome: Organização das Nações Unidas']],
    ['a percentage', 'Perde-se 14% da colheita.', ['dado: 14%']],
    ['a year', 'Foi em 1988 que mudou.', ['dado: 1988']],
    ['an amount', 'São 26 milhões de toneladas.', ['dado: 26 milhões']],
    ['a share', 'Lá, 3 em cada 10 cidades leem.', ['dado: 3 em cada 10']],
    ['a share in words', 'Um em cada quatro jovens não lê.', ['dado: Um em cada quatro']],
    ['what happens in each of them is no share', 'Ler um em cada dia basta.', []],
    ['a law', 'O artigo 6 garante isso.', ['lei: artigo 6']],
    ['the Constitution', 'A Constituição Federal garante isso.', ['lei: Constituição Federal']],
    ['an institution by its letters', 'Dados do IBGE mostram.', ['instituição: IBGE']],
    ['a word in irony is no work', 'Eles "ajudam" os pobres.', []],
    ['two names joined are none', 'Na Bahia e no Pará; Bahia e Paraná sofrem.', []],
    [
      'a word before the name is no part of it',
      'Consoante Zygmunt Bauman, tudo passa.',
      ['nome: Zygmunt Bauman'],
    ],
    ['a country is none', 'Nos Estados Unidos é igual.', []],
    ['an agent of the proposal is none', 'O Ministério da Educação e Cultura deve agir.', []],
    ['a capital at the sentence start is none', 'Hoje há fome. Amanhã também.', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksIn(text)).toEqual(marks);
  });
});

describe('isPlaceName', () => {
  it.each([
    ['Rio Grande do Sul', true],
    ['França e Coreia do Sul', true],
    ['Paulo Freire', false],
    ['Grécia Antiga', false],
  ])('%s: %s', (name, isPlace) => {
    expect(isPlaceName(name)).toBe(isPlace);
  });
});

describe('namesOrigin', () => {
  it.each([
    ['no século passado, as cidades cresceram sem água', true],
    ['como canta Cazuza, o tempo não para', true],
    ['há países, como Alemanha e Itália, onde falta água', false],
    ['muitos deles usam as redes para vender o que fazem', false],
    ['um estudo feito na feira mediu o que se joga fora', true],
    ['quem planta direciona o seu estudo para a terra', false],
    ['a mão de obra falta na colheita', false],
    ['uma série de fatores encarece a fruta', false],
    ['durante a ditadura, pouco se falava de fome', true],
    ['a ditadura do mercado estraga a fruta', false],
    ['cabe ao Estado e ao SUS cuidar disso', false],
    ['uma "avalanche" de frutas apodrece', false],
    ['diz-se na feira que "fruta feia também alimenta"', true],
  ])('%s: %s', (passage, isThere) => {
    expect(namesOrigin(passage)).toBe(isThere);
  });

  it.each([
    ['surge uma "guerra da fruta" nas feiras', false],
    ['a Guerra da Fruta parte das feiras', false],
    ['a Guerra da Fruta, como diz Cazuza, não para', true],
  ])('of the theme itself: %s: %s', (passage, isThere) => {
    expect(namesOrigin(passage, new Set(['guerra', 'fruta'].map(toStem)))).toBe(isThere);
  });
});

describe('quotesSomeone', () => {
  it.each([
    ['em "Vidas Secas", a fome conduz a família', true],
    ['"a fome não espera", diz a feirante', true],
    ['uma "chuva" de frutas', false],
  ])('%s: %s', (passage, isThere) => {
    expect(quotesSomeone(passage)).toBe(isThere);
  });
});

describe('isCited', () => {
  it.each([
    ['segundo a ONU, a fome voltou a crescer', true],
    ['a ONU alerta para a fome', true],
    ['a fome enche as filas do SUS', false],
  ])('%s: %s', (passage, isThere) => {
    expect(isCited(passage)).toBe(isThere);
  });
});

describe('isLawInDoubt', () => {
  it('tells a law that somebody does not know from one that says something', () => {
    const isDoubt = (text: string) =>
      findRepertoire(analyzeText(text)).some((mark) => isLawInDoubt(text, mark));
    expect(isDoubt('Há quem desconheça tudo e muitos desconhecem essa parte da Constituição Federal.')).toBe(
      true,
    );
    expect(isDoubt('A Constituição Federal garante a todos o alimento.')).toBe(false);
  });
});

describe('namesOrigin', () => {
  it('takes no age and no time of a pandemic for a source', () => {
    expect(namesOrigin('o desemprego de quem tem mais de 50 anos')).toBe(false);
    expect(namesOrigin('as feiras fecharam durante a pandemia')).toBe(false);
    expect(namesOrigin('a pandemia mostrou a fome nas cidades')).toBe(true);
  });
});
