import { THEME_SEPARATOR } from '../essay/send-rules.ts';
import { EXAM_THEMES, type ExamTheme, suggestThemes } from '../themes/exam-themes.ts';
import { themeKey } from '../themes/theme-key.ts';
import type { MetricsEssay } from './metrics.ts';

/**
 * The tiers of themes: by how many different ones have been written on, as the bank does not tell easy from difficult
 * themes. Diamante takes as many as the exam has had. See R-PROGRESS-4.
 */
export const THEME_TIERS = [
  { id: 'bronze', name: 'Bronze', themes: 3 },
  { id: 'prata', name: 'Prata', themes: 8 },
  { id: 'ouro', name: 'Ouro', themes: 15 },
  { id: 'diamante', name: 'Diamante', themes: EXAM_THEMES.length },
] as const;
type ThemeTier = (typeof THEME_TIERS)[number];

type ThemeProgress = {
  /** Different themes written on. */
  themes: number;
  /** How many of them are themes of past exams. */
  examThemes: number;
  tier: ThemeTier | null;
  next: ThemeTier | null;
};

/**
 * How widely a student has written. Case, accents and spaces around make no other theme; two themes joined for one essay
 * count both; a blank one counts none.
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

/** The themes of these essays, each in the form that `themeKey` gives. */
function writtenThemes(essays: readonly MetricsEssay[]): Set<string> {
  const titles = new Set(essays.map(({ tema }) => tema));
  const keys = [...titles].flatMap((tema) => tema.split(THEME_SEPARATOR).map(themeKey));
  return new Set(keys.filter((key) => key !== ''));
}

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
