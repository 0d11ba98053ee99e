import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { DAILY_MISSIONS, type DailyMission } from '@/domain/rewards/daily-mission';
import { completesMission, missionParts } from '@/domain/rewards/mission-parts';
import { GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY } from '../../support/essays';

const read = (essay: string, theme = SAMPLE_THEME) => readEssay({ theme, essay });
const [INTRODUCTION = '', DATA = '', , PROPOSAL = ''] = GOOD_ESSAY.split('\n');
const PLAIN =
  'A comida estraga na estrada. O caminhão demora. A fruta amassa no caixote e ninguém compra depois.';

describe('completesMission', () => {
  it.each(DAILY_MISSIONS)('$id: a strong essay completes it, an empty one nothing of it', ({ id }) => {
    expect(completesMission(id, read(GOOD_ESSAY))).toBe(true);
    expect(missionParts(id, read('')).map(({ isDone }) => isDone)).not.toContain(true);
  });

  it('wants the theme and the thesis in the introduction', () => {
    expect(completesMission('tese-clara', read(`${INTRODUCTION}\n${PLAIN}`))).toBe(true);
    expect(completesMission('tese-clara', read(`${PLAIN}\n${INTRODUCTION}`))).toBe(false);
    expect(completesMission('tese-clara', read(INTRODUCTION, 'O acesso à leitura literária'))).toBe(false);
  });

  it('wants three different connectives and names those it found', () => {
    const two = 'Choveu, mas a rua secou. Depois choveu, mas pouco; portanto, a rua secou.';
    expect(missionParts('tres-conectivos', read(two))).toEqual([
      { label: '“mas”', isDone: true },
      { label: '“portanto”', isDone: true },
      { label: '3º conectivo', isDone: false },
    ]);
    expect(completesMission('tres-conectivos', read(`${two} Além disso, ventou.`))).toBe(true);
  });

  it('wants a figure and what it proves', () => {
    expect(completesMission('dado-ou-estatistica', read(DATA))).toBe(true);
    expect(
      missionParts('dado-ou-estatistica', read('Cerca de 14% da colheita mundial se perde.')),
    ).toMatchObject([{ isDone: true }, { isDone: false }]);
    expect(completesMission('dado-ou-estatistica', read(PLAIN))).toBe(false);
  });
});

const READING_THEME = 'O acesso à leitura literária no Brasil';
const doneOf = (id: DailyMission['id'], essay: string) =>
  missionParts(id, read(essay, READING_THEME)).map(({ isDone }) => isDone);

const BODY =
  'Em primeiro lugar, o preço afasta leitores. Segundo a pesquisa Retratos da Leitura, 53% dos brasileiros não leram nenhum livro em 2024.';

/** Sentences written for these tests, each with the parts it contains. */
describe('missionParts', () => {
  it.each([
    [
      'theme and thesis',
      'Na obra de Carolina Maria de Jesus, um caderno achado no lixo vira literatura. No Brasil de hoje, porém, o acesso à leitura literária ainda é privilégio de poucos, o que se deve ao preço dos livros e à falta de bibliotecas.',
      [true, true],
    ],
    [
      'a theme that is claimed something about only later',
      'Carolina Maria de Jesus, dona de uma leitura literária vasta, lia o que achava no lixo. O acesso dela era esse.\nO acesso à leitura literária ainda é privilégio de poucos, o que se deve ao preço dos livros e à falta de bibliotecas.',
      [true, false],
    ],
    [
      'a thesis about something unnamed',
      'Na obra de Carolina Maria de Jesus, um caderno achado no lixo vira um diário. No país de hoje, porém, isso ainda é privilégio de poucos, o que se deve ao preço do papel e à falta de dinheiro.',
      [false, true],
    ],
  ])('tese-clara finds %s', (_requirement, introduction, parts) => {
    expect(doneOf('tese-clara', `${introduction}\n${BODY}`)).toEqual(parts);
  });

  it.each([
    ['one connective, however often', 'Choveu, mas o rio baixou. Choveu mais, mas o rio baixou.', 1],
    ['two', 'O livro é caro, porém a biblioteca é gratuita. Portanto, convém abri-la.', 2],
    [
      'three',
      'O livro é caro, porém a biblioteca é gratuita. Além disso, ela fica perto. Portanto, convém abri-la.',
      3,
    ],
  ])('tres-conectivos counts %s', (_requirement, essay, count) => {
    expect(doneOf('tres-conectivos', essay).filter(Boolean)).toHaveLength(count);
    expect(doneOf('tres-conectivos', essay)).toHaveLength(3);
  });

  it.each([
    [
      'a percentage that proves something',
      'Só 47% leem. Isso mostra que falta acesso, pois sobra vontade.',
      [true, true],
    ],
    [
      'a share',
      'Segundo o IBGE, 3 em cada 10 cidades não têm biblioteca. Portanto, falta um lugar.',
      [true, true],
    ],
    ['an amount', 'Cerca de 11 milhões não sabem ler. Assim, a literatura começa longe deles.', [true, true]],
    ['a figure left alone', 'Segundo a pesquisa, 53% não leram um livro. A capa é cara.', [true, false]],
    ['a reason given before the figure', 'Como o livro é caro, pouca gente lê: 47% leram um.', [true, false]],
    [
      'a year, which measures nothing',
      'Em 1988 veio a Constituição. Portanto, ler é um direito.',
      [false, false],
    ],
    [
      'no figure',
      'Muita gente não lê. Por isso, o hábito não se forma, pois depende de acesso.',
      [false, false],
    ],
  ])('dado-ou-estatistica finds %s', (_requirement, essay, parts) => {
    expect(doneOf('dado-ou-estatistica', essay)).toEqual(parts);
  });

  it.each([
    [
      'agent, action, means and detail',
      'Portanto, o Ministério da Educação, órgão responsável pelas políticas de ensino, deve criar salas de leitura nas escolas, por meio de parcerias com editoras, a fim de que todo estudante tenha livros por perto.',
      [true, true, true, true],
    ],
    [
      'no detail',
      'Portanto, o Ministério da Educação deve criar salas de leitura por meio de parcerias.',
      [true, true, true, false],
    ],
    [
      'no means',
      'Portanto, o Ministério da Educação, órgão responsável pelas políticas de ensino, deve criar salas de leitura nas escolas, a fim de que todo estudante tenha livros por perto.',
      [true, true, false, true],
    ],
    [
      'nobody who acts',
      'Portanto, é preciso criar salas de leitura nas escolas, por meio de parcerias com editoras.',
      [false, true, true, true],
    ],
    [
      'no proposal',
      'Portanto, a leitura faz falta. Quem lê pouco escreve pouco.',
      [false, false, false, false],
    ],
  ])('proposta-completa finds %s', (_requirement, proposal, parts) => {
    expect(doneOf('proposta-completa', proposal)).toEqual(parts);
  });

  it('proposta-completa finds next to nothing in three lines, and all of it in a strong essay', () => {
    expect(completesMission('proposta-completa', read(PROPOSAL))).toBe(true);
    expect(completesMission('proposta-completa', read(SHORT_ESSAY))).toBe(false);
  });
});
