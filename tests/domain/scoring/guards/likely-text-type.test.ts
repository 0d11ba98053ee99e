import { describe, expect, it } from 'vitest';
import { findLikelyTextType } from '@/domain/scoring/guards/likely-text-type';
import { analyzeText } from '@/domain/text/analyze-text';
import { HONEST } from '../../../fixtures/scoring/honest';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const read = (text: string, theme = '') =>
  findLikelyTextType(analyzeText(text), { theme: analyzeText(theme) });
const typeOf = (text: string) => read(text)?.type ?? null;

const TALE = `Acordei antes do galo naquele sábado. Minha avó já estava na cozinha e cantava baixinho.
Ela me chamou e pediu que eu levasse o cesto até a feira. Desci a ladeira e encontrei o Tonho, que vendia mangas.
Ele olhou para o cesto, riu e disse que ninguém comprava fruta machucada. Fiquei triste e voltei para casa.
Minha avó abriu o saco, separou as mangas boas e fez um doce. À noite a rua inteira veio provar, e o Tonho pediu desculpas.`;
const TALKED = `O menino chega da escola e larga a mochila no sofá. A cozinha cheira a café e a mãe mexe a panela devagar.
— Hoje falaram de desperdício na aula.
— E o que você respondeu para a professora?
O menino abre a geladeira e fica olhando as sobras do almoço, a salada murcha, o pão duro de ontem. A mãe ri, pega o pão e corta em cubos. Logo o forno esquenta e os dois esperam em silêncio.`;
const LETTER = `Fortaleza, 12 de março
Senhores vereadores,
Escrevo como filha de feirante e moradora do bairro. Todo fim de feira vejo caixas de tomate irem para o lixo, ainda boas para comer, enquanto ao lado crianças dormem com fome.
Peço que os senhores aprovem um banco de alimentos na praça do mercado. Seria simples: uma sala, uma geladeira e gente disposta a separar o que ainda serve. Conto com a atenção de todos.`;
const INTERVIEW = `Conversa com a nutricionista do bairro
Repórter: Por que jogamos tanta comida fora em casa?
Marta: Porque compramos sem olhar o que já existe na geladeira e cozinhamos demais.
Repórter: E o que uma família pode fazer já nesta semana?
Marta: Anotar o que sobra, congelar porções pequenas e levar lista para o mercado.
Repórter: A escola também pode ajudar as crianças?
Marta: Pode, com hortas e com um cardápio que use cascas e talos.`;
const OPENED_BY_A_TALE = `Era uma vez um país em que sobrava comida e faltava prato. A fábula parece exagero, mas descreve o Brasil.\n${GOOD_ESSAY}`;

describe('findLikelyTextType', () => {
  it.each([
    ['a tale in the past', TALE, 'narrativa'],
    ['a tale in the present, with its dialogue', TALKED, 'narrativa'],
    ['a letter without farewell', LETTER, 'carta'],
    ['an interview', INTERVIEW, 'lista'],
  ])('%s', (_what, text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  it('shows where', () => {
    const found = read(TALE)?.passages.map(({ start, end }) => TALE.slice(start, end));
    expect(found).toHaveLength(3);
    expect(found?.[0]).toBe('Acordei antes do galo naquele sábado.');
  });

  it.each<readonly [string, string]>([
    ['a strong essay', GOOD_ESSAY],
    ['a weak one', WEAK_ESSAY],
    ['another theme', OTHER_THEME_ESSAY],
    ['one that opens with "era uma vez"', OPENED_BY_A_TALE],
    ...[
      'A Constituição assegura direitos a todos. No entanto, essa Carta Magna não é cumprida.',
      'Estimados em 30 milhões, os animais de rua sofrem no Brasil.',
      'Queridos por muitos brasileiros, os livros perdem espaço.',
      'Ao povo brasileiro é negado o direito à comida.',
    ].map((opening): [string, string] => [opening, `${opening}\n${GOOD_ESSAY}`]),
    ['too little to tell', TALE.slice(0, 100)],
    ['nothing', ''],
    ...HONEST.map(({ theme, essay }) => [theme, essay] as const),
  ])('is none: %s', (_what, text) => {
    expect(typeOf(text)).toBeNull();
  });

  it('leaves a letter alone that the theme asks for', () => {
    expect(read(LETTER, 'Escreva uma carta aos vereadores')).toBeNull();
  });
});
