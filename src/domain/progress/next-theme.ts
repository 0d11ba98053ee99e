import type { ExamTheme } from '../themes/exam-themes.ts';
import { EXAM_THEMES } from '../themes/exam-themes.ts';
import { suggestThemes } from '../themes/suggest-themes.ts';
import type { MetricsEssay } from './metrics.ts';
import { themeKey, writtenThemes } from './theme-tiers.ts';

/** `isNew` is false once every theme of the exam has been written on. */
export type NextTheme = ExamTheme & { isNew: boolean };

/**
 * What to write on next: the first of today's suggestions that is new to the student, else the latest exam theme that
 * is, else the first suggestion again.
 */
export function nextTheme(essays: readonly MetricsEssay[], now: Date): NextTheme {
  const written = writtenThemes(essays);
  const suggested = suggestThemes(now);
  const fresh = [...suggested, ...EXAM_THEMES].find(({ theme }) => !written.has(themeKey(theme)));
  if (fresh) return { ...fresh, isNew: true };
  const [again = EXAM_THEMES[0] as ExamTheme] = suggested;
  return { ...again, isNew: false };
}
