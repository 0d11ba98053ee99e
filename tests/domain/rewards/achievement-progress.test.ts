import { describe, expect, it } from 'vitest';
import { achievementFacts } from '../../../src/domain/rewards/achievement-facts.ts';
import { achievementProgress } from '../../../src/domain/rewards/achievement-progress.ts';
import { ACHIEVEMENTS } from '../../../src/domain/rewards/achievements.ts';

const NOTHING = achievementFacts({
  essays: [],
  canetinhasEarned: 0,
  missions: 0,
  unlocked: [],
  ratings: 0,
  messages: 0,
  suggestions: 0,
  teacherReviews: 0,
});

const of = (codigo: string, facts: Partial<typeof NOTHING> = {}) =>
  achievementProgress(
    ACHIEVEMENTS.find((one) => one.codigo === codigo)!,
    { ...NOTHING, ...facts },
  );

describe('how far one is from an achievement', () => {
  it.each([
    ['at the beginning', 'redacoes_5', {}, { reached: 0, threshold: 5 }],
    ['on the way', 'redacoes_5', { essays: 3 }, { reached: 3, threshold: 5 }],
    ['just below', 'redacoes_100', { essays: 99 }, { reached: 99, threshold: 100 }],
    [
      'reached and not rewarded yet: never full while locked',
      'redacoes_5',
      { essays: 7 },
      { reached: 4, threshold: 5 },
    ],
    ['days in a row', 'semana_cheia', { 'days-in-a-row': 6 }, { reached: 6, threshold: 7 }],
    ['whole canetinhas only', 'canetinhas_50', { 'canetinhas-earned': 49.5 }, { reached: 49, threshold: 50 }],
    ['versions of one theme', 'foco_total', { 'essays-on-one-theme': 2 }, { reached: 2, threshold: 3 }],
    ['other achievements', 'conquistas_15', { achievements: 9 }, { reached: 9, threshold: 15 }],
  ])('%s', (_, codigo, facts, expected) => {
    expect(of(codigo, facts)).toEqual(expected);
  });

  it.each([
    ['there is nothing between none and one', 'primeira_redacao'],
    ['only the server vouches for totals', 'primeiro_700'],
    ['only the server vouches for totals in a row', 'consistencia_ouro'],
    ['ratings are not counted here', 'ajudante'],
    ['nobody records its facts', 'mentor'],
  ])('is not told where %s', (_, codigo) => {
    expect(of(codigo, { essays: 9, ratings: 9, 'best-total': 690 })).toBeNull();
  });
});
