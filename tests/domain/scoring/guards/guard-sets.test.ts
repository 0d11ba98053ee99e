import { describe, expect, it } from 'vitest';
import { measureThemeOverlap } from '@/domain/evaluation/theme-overlap';
import { findZeroReason } from '@/domain/rubric/zero-rules';
import { applyCeilings } from '@/domain/scoring/guards/apply-ceilings';
import { findCeilings } from '@/domain/scoring/guards/find-ceilings';
import { analyzeText } from '@/domain/text/analyze-text';
import { ADVERSARIAL } from '../../../fixtures/scoring/adversarial';
import { HONEST } from '../../../fixtures/scoring/honest';

function judge(input: { theme: string; essay: string; supportText?: string }) {
  const essay = analyzeText(input.essay);
  const theme = analyzeText(input.theme);
  const supportText = input.supportText === undefined ? undefined : analyzeText(input.supportText);
  const zeroReason = findZeroReason({ essay, theme, supportText });
  const overlap = measureThemeOverlap(essay, theme);
  const ceilings = findCeilings({ essay, theme, supportText, overlap });
  return { zeroReason, ceilings };
}

/** What a model that gives 200 to everything could still reach. */
function highestPossible(input: Parameters<typeof judge>[0]): number {
  const { zeroReason, ceilings } = judge(input);
  if (zeroReason) return 0;
  const levels = applyCeilings({ 1: 200, 2: 200, 3: 200, 4: 200, 5: 200 }, ceilings);
  return Object.values(levels).reduce<number>((sum, level) => sum + level, 0);
}

describe('the adversarial set', () => {
  it.each(ADVERSARIAL.map((one) => [one.id, one] as const))('%s is held down', (_id, one) => {
    expect(highestPossible(one)).toBeLessThanOrEqual(one.highestTotal);
  });

  it('has many kinds, and every text its own name and a limit below the top', () => {
    expect(ADVERSARIAL.length).toBeGreaterThanOrEqual(44);
    expect(new Set(ADVERSARIAL.map(({ id }) => id)).size).toBe(ADVERSARIAL.length);
    expect(new Set(ADVERSARIAL.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
    expect(ADVERSARIAL.filter(({ highestTotal }) => highestTotal > 880)).toEqual([]);
  });
});

describe('the honest set', () => {
  it.each(HONEST.map((one) => [one.id, one] as const))('%s is left alone', (_id, one) => {
    expect(judge(one)).toEqual({ zeroReason: null, ceilings: [] });
  });

  it('goes from weak to excellent, each with a range of its own', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(14);
    expect(new Set(HONEST.map(({ id }) => id)).size).toBe(HONEST.length);
    expect(HONEST.filter(({ low, high }) => !(low < high && low >= 0 && high <= 1000))).toEqual([]);
    expect(Math.min(...HONEST.map(({ low }) => low))).toBeLessThanOrEqual(160);
    expect(Math.max(...HONEST.map(({ high }) => high))).toBe(1000);
  });
});
