import { describe, expect, it } from 'vitest';
import { findZeroReason } from '@/domain/evaluation/zero-rules';
import { applyCeilings } from '@/domain/scoring/guards/ceiling';
import { findCeilings } from '@/domain/scoring/guards/find-ceilings';
import { analyzeText } from '@/domain/text/analyze-text';
import { judgeTheme } from '@/domain/themes/judge-theme';
import { ADVERSARIAL } from '../../../fixtures/scoring/adversarial';

/** The highest total that is still possible if the model gives 200 points in every competency. */
function highestPossible(input: { theme: string; essay: string; supportText?: string }): number {
  const essay = analyzeText(input.essay);
  const theme = analyzeText(input.theme);
  const supportText = input.supportText === undefined ? undefined : analyzeText(input.supportText);
  const themeVerdict = judgeTheme(essay, theme);
  if (findZeroReason({ essay, theme, supportText, themeVerdict })) return 0;
  const ceilings = findCeilings({ essay, theme, supportText, themeVerdict });
  const levels = applyCeilings({ 1: 200, 2: 200, 3: 200, 4: 200, 5: 200 }, ceilings);
  return Object.values(levels).reduce<number>((sum, level) => sum + level, 0);
}

describe('the adversarial set', () => {
  it.each(ADVERSARIAL.map((one) => [one.id, one] as const))('%s is held down', (_id, one) => {
    expect(highestPossible(one)).toBeLessThanOrEqual(one.highestTotal);
  });
});
