import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';
import { judgeReach, judgeTheme } from '@/domain/theme/judge-theme';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { HONEST } from '../../fixtures/scoring/honest';

const MEASURED = { reach: 1.1, beyondItsWords: 0, known: 1, isThin: false };

const judge = (essay: string, theme: string) => judgeTheme(analyzeText(essay), analyzeText(theme));

describe('judgeTheme', () => {
  it('has nothing against an honest essay on its theme', () => {
    expect(HONEST.filter(({ essay, theme }) => judge(essay, theme) !== null).map(({ id }) => id)).toEqual([]);
  });

  it('tells four in five of the honest essays when they are put under other themes of the exam', () => {
    const pairs = HONEST.flatMap(({ essay, theme }) =>
      EXAM_THEMES.filter((other) => other.theme !== theme).map((other) => judge(essay, other.theme)),
    );
    expect(pairs.filter((found) => found !== null).length / pairs.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['on the theme', { reach: 1.1, beyondItsWords: -1.9 }, null],
    ['too far', { reach: 0.2, beyondItsWords: 0 }, 'distante'],
    ['hardly a known word', { reach: 4, known: 0.7 }, 'distante'],
    ['too far, of a theme of two words', { reach: 0.2, isThin: true }, null],
    ['another theme, though of two words', { reach: -0.5, isThin: true }, 'outro'],
    ['another theme', { reach: -0.5, beyondItsWords: 0 }, 'outro'],
    ['sprinkled', { reach: 4, beyondItsWords: -2.1 }, 'so-citado'],
    ['near neither way', { reach: 0.9, beyondItsWords: -0.8 }, 'so-citado'],
  ] as const)('%s', (_what, measured, verdict) => {
    expect(judgeReach({ ...MEASURED, ...measured })).toBe(verdict);
  });

  it('says nothing where nothing is known of the theme', () => {
    expect(judgeReach(null)).toBeNull();
  });
});
