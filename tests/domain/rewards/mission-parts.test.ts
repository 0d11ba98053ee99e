import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
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

  it('wants agent, action, means and detail of a proposal', () => {
    expect(completesMission('proposta-completa', read(PROPOSAL))).toBe(true);
    expect(completesMission('proposta-completa', read(SHORT_ESSAY))).toBe(false);
  });
});
