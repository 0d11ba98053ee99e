import { describe, expect, it } from 'vitest';
import { findIntervention } from '@/domain/argument/rules/intervention';
import { INTERVENTION_ELEMENTS } from '@/domain/argument/intervention-elements';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY } from '../../../support/essays';

const elementsOf = (text: string) => {
  const { passages } = findIntervention(analyzeText(text));
  return INTERVENTION_ELEMENTS.filter((element) => passages[element]);
};
const PLAIN = 'O governo deve ampliar os bancos de alimentos';

describe('findIntervention', () => {
  it.each([
    ['who and what', `${PLAIN}.`, ['agente', 'ação']],
    ['how', `${PLAIN}, por meio de incentivos.`, ['agente', 'ação', 'meio']],
    ['what for', `${PLAIN}, a fim de reduzir perdas.`, ['agente', 'ação', 'finalidade']],
    ['what for, with an infinitive', `${PLAIN} para levar comida a todos.`, ['agente', 'ação', 'finalidade']],
    [
      'what for, in the next sentence',
      `${PLAIN}. Dessa forma, a fome diminuirá.`,
      ['agente', 'ação', 'finalidade'],
    ],
    ['a detail', `${PLAIN}, em parceria com as feiras.`, ['agente', 'ação', 'detalhamento']],
    [
      'all five',
      `${PLAIN}, em parceria com as feiras, por meio de incentivos, a fim de reduzir perdas.`,
      ['agente', 'ação', 'meio', 'finalidade', 'detalhamento'],
    ],
    ['no proposal', 'A fome cresce no país inteiro.', []],
    ['a proposal at the beginning only is none', `${PLAIN}. ${'A fome cresce. '.repeat(9)}`, []],
    ['nothing written', '', []],
  ])('%s', (_requirement, text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it.each([
    [
      'the agent of "deve", with its whole name',
      'O Ministério da Saúde deve ampliar os postos.',
      'agente',
      'Ministério da Saúde',
    ],
    ['the agent of "cabe"', 'Cabe, portanto, ao poder público ampliar os postos.', 'agente', 'poder público'],
    [
      'the agent of "é necessário que"',
      'É necessário que as escolas promovam oficinas.',
      'agente',
      'escolas',
    ],
    ['the agent of a passive', 'Devem ser criadas hortas pela prefeitura.', 'agente', 'prefeitura'],
    ['two agents', 'O governo e a mídia devem divulgar as feiras.', 'agente', 'governo e a mídia'],
    ['no patient for an agent', 'O governo deve ser cobrado nas ruas, a fim de mudar.', 'agente', undefined],
    [
      'nobody whom a preposition governs',
      'A ajuda ao governo deve crescer e ampliar os postos, por meio de leis.',
      'agente',
      undefined,
    ],
    ['the action up to the means', `${PLAIN} por meio de leis.`, 'ação', 'ampliar os bancos de alimentos'],
    [
      'the action put behind the means',
      'O governo deve, por meio de leis, ampliar os postos.',
      'ação',
      'ampliar os postos',
    ],
    ['a wish', 'É preciso que o governo crie hortas em cada bairro.', 'ação', 'crie hortas em cada bairro'],
    [
      'a passive',
      'Devem ser criadas hortas pela prefeitura.',
      'ação',
      'Devem ser criadas hortas pela prefeitura',
    ],
    ['no hanging word', 'O governo deve ampliar os postos e, com isso, mudar.', 'ação', 'ampliar os postos'],
    [
      'what an alternative is',
      'Uma boa alternativa para a fome seria criar hortas nas escolas.',
      'ação',
      'criar hortas nas escolas',
    ],
    [
      'what the best way is, with a noun',
      'A melhor forma de evitar o desperdício é a criação de um banco de alimentos.',
      'ação',
      'criação de um banco de alimentos',
    ],
    [
      'what the only way is, with a gerund',
      'A única saída para a fome é investindo em hortas.',
      'ação',
      'investindo em hortas',
    ],
    ['what would be right', 'O certo seria que as famílias plantassem hortas.', 'ação', 'plantassem hortas'],
    ['who it is right for', 'O ideal seria que as famílias plantassem hortas.', 'agente', 'famílias'],
    [
      'a way out with an infinitive that has a subject',
      'Uma saída é as cantinas da cidade criarem um cardápio com as sobras.',
      'ação',
      'criarem um cardápio com as sobras',
    ],
    ['a wish alone', 'Assim, que as escolas plantem hortas.', 'ação', 'plantem hortas'],
    ['who a wish alone is for', 'Que o eleitor cobre leis, por meio de cartas.', 'agente', 'eleitor'],
    [
      'a deed by what it would bring',
      'A criação de hortas pelas prefeituras ajudaria as famílias.',
      'ação',
      'criação de hortas pelas prefeituras ajudaria as famílias',
    ],
    [
      'who does what would help',
      'A criação de hortas pelas prefeituras ajudaria as famílias.',
      'agente',
      'prefeituras',
    ],
    ['whose time has come', 'É hora das prefeituras abrirem hortas nas praças.', 'agente', 'prefeituras'],
    [
      'what it is time for',
      'Está na hora do governo plantar hortas nas praças.',
      'ação',
      'plantar hortas nas praças',
    ],
    ['a suggestion', 'Sugere-se que as feiras doem o que sobra.', 'ação', 'doem o que sobra'],
    ['a call', 'Vamos todos plantar hortas nas praças.', 'ação', 'plantar hortas nas praças'],
    ['a need', 'Nota-se a necessidade de ampliar os postos.', 'ação', 'ampliar os postos'],
    ['a duty with "de"', 'As escolas têm de criar hortas.', 'ação', 'criar hortas'],
    [
      'what is important, with a noun',
      'É muito importante a introdução de aulas de culinária.',
      'ação',
      'introdução de aulas de culinária',
    ],
    ['a means that is none', `Mediante o exposto, ${PLAIN}.`, 'meio', undefined],
    ['a means of time is none', `Através dos anos, ${PLAIN}.`, 'meio', undefined],
    ['somebody is no means', 'O governo deve, por meio do ministério, ampliar os postos.', 'meio', undefined],
    ['a purpose', `${PLAIN} para que ninguém passe fome.`, 'finalidade', 'para que ninguém passe fome'],
    ['what comes of it', `${PLAIN}. Assim, a fome diminuirá.`, 'finalidade', 'Assim, a fome diminuirá'],
    [
      'more about the agent',
      'O Ministério da Saúde, órgão responsável por cuidar de todos, deve ampliar os postos.',
      'detalhamento',
      'órgão responsável por cuidar de todos',
    ],
    ['an example', `${PLAIN}, como as hortas de bairro.`, 'detalhamento', 'como as hortas de bairro'],
    ['"como também" is no example', `${PLAIN}, como também das feiras.`, 'detalhamento', undefined],
  ] as const)('%s: %s', (_requirement, text, element, quote) => {
    const span = findIntervention(analyzeText(text)).passages[element];
    expect(span && text.slice(span.start, span.end)).toBe(quote);
  });

  it.each([
    ['what is said', 'Portanto, é preciso ressaltar que a fome cresce.'],
    ['what is not to be done', 'Por isso, não se deve jogar comida fora nas cidades.'],
    ['what comes of something', 'Só assim as pessoas poderão viver melhor no país.'],
    ['what is no way out', 'A saída para a fome não é punir as famílias.'],
    ['what a way is like', 'A forma de plantar é mais simples do que parece.'],
    ['a connective of manner', 'Dessa forma, é a criação que cansa as famílias.'],
    ['what is a way out already', 'A medida é vista como um erro pelas famílias.'],
    ['what will be', 'Nós vamos perder as hortas das praças.'],
    ['what shows', 'É clara a situação de abandono das praças.'],
    ['what is only wished to be', 'Que o ano seja melhor para todos.'],
    ['what a deed brings already', 'A criação de hortas ajudou as famílias no ano passado.'],
    ['what is told', 'Dizem que as famílias plantam hortas.'],
    ['what somebody might do', 'Nas ruas, a fome pode crescer mais ainda.'],
  ])('%s is no proposal', (_requirement, text) => {
    expect(elementsOf(text)).toEqual([]);
  });

  it('asks more of what stands outside of the last paragraph', () => {
    const told = 'É preciso se cuidar bem para viver muito.';
    expect(elementsOf(`${told}\nA fome cresce. As feiras fecham cedo.`)).toEqual([]);
    expect(elementsOf(told)).toEqual(['ação', 'finalidade']);
  });

  it('a proposal of the last paragraph wins over one as good before it', () => {
    const text = `${PLAIN} para levar comida a todos.\nAs escolas devem criar hortas para ensinar as crianças.`;
    expect(findIntervention(analyzeText(text)).sentence?.paragraph).toBe(1);
  });

  it('reads the sentence with the best proposal', () => {
    const { sentence } = findIntervention(analyzeText(GOOD_ESSAY));
    expect(GOOD_ESSAY.slice(sentence?.start, sentence?.end)).toMatch(/^Para tanto, o Ministério/);
  });

  it('length alone is no proposal', () => {
    expect(elementsOf('fome '.repeat(500))).toEqual([]);
  });
});
