import { THEME_SEPARATOR } from '../essay/send-rules.ts';
import { EXAM_THEMES, type ExamTheme, suggestThemes } from '../themes/exam-themes.ts';
import { themeKey } from '../themes/theme-key.ts';
import type { MetricsEssay } from './metrics.ts';

/**
 * The tiers of themes, by the number of different themes on which the student has written, because the bank does
 * not rate difficulty. Diamante requires as many themes as the exam has had. See R-PROGRESS-4.
 */
export const THEME_TIERS = [
  { id: 'bronze', name: 'Bronze', themes: 3 },
  { id: 'prata', name: 'Prata', themes: 8 },
  { id: 'ouro', name: 'Ouro', themes: 15 },
  { id: 'diamante', name: 'Diamante', themes: EXAM_THEMES.length },
] as const;
type ThemeTier = (typeof THEME_TIERS)[number];

type ThemeProgress = {
  /** Number of different themes on which the student has written. */
  themes: number;
  /** Number of these themes that are themes of past exams. */
  examThemes: number;
  tier: ThemeTier | null;
  next: ThemeTier | null;
};

/**
 * The variety of themes on which a student has written. Differences in case, accents and leading or trailing
 * whitespace are ignored. If two themes were joined for one essay, both are counted; empty themes are ignored.
 */
export function themeProgress(essays: readonly MetricsEssay[]): ThemeProgress {
  const written = writtenThemes(essays);
  return {
    themes: written.size,
    examThemes: EXAM_THEMES.filter(({ theme }) => written.has(themeKey(theme))).length,
    tier: THEME_TIERS.findLast(({ themes }) => themes <= written.size) ?? null,
    next: THEME_TIERS.find(({ themes }) => themes > written.size) ?? null,
  };
}

/** The themes of these essays, normalized by `themeKey`. */
function writtenThemes(essays: readonly MetricsEssay[]): Set<string> {
  const titles = new Set(essays.map(({ tema }) => tema));
  const keys = [...titles].flatMap((tema) => tema.split(THEME_SEPARATOR).map(themeKey));
  return new Set(keys.filter((key) => key !== ''));
}

/** `isNew` is false if the student has already written on every suggested theme and every theme of the exam. */
export type NextTheme = ExamTheme & { isNew: boolean };

/**
 * The theme to write on next: the first of today's suggestions that is new to the student. If there is none, it is
 * the latest exam theme that is new, or else the first suggestion again.
 */
export function nextTheme(essays: readonly MetricsEssay[], now: Date): NextTheme {
  const written = writtenThemes(essays);
  const suggested = suggestThemes(now);
  const fresh = [...suggested, ...EXAM_THEMES].find(({ theme }) => !written.has(themeKey(theme)));
  if (fresh) return { ...fresh, isNew: true };
  const [again = EXAM_THEMES[0] as ExamTheme] = suggested;
  return { ...again, isNew: false };
}
