import { saoPauloDayNumber } from '../time/sao-paulo.ts';
import { EXAM_THEMES, type ExamTheme } from './exam-themes.ts';

/** Spec §2 "Sugestões do Dia": 5 themes. */
export const SUGGESTIONS_PER_DAY = 5;

/** Coprime with the 28 themes: walking the table by it mixes old and recent years and visits every theme. */
const STRIDE = 11;

/**
 * The five suggestions of a São Paulo day, newest year first: the same all day, distinct, and none of the day
 * before.
 */
export function suggestThemes(date: Date): ExamTheme[] {
  const count = EXAM_THEMES.length;
  const first = saoPauloDayNumber(date) * SUGGESTIONS_PER_DAY;
  return Array.from({ length: SUGGESTIONS_PER_DAY }, (_, offset) =>
    themeAt((first + offset) * STRIDE, count),
  ).sort((a, b) => b.year - a.year);
}

function themeAt(position: number, count: number): ExamTheme {
  return EXAM_THEMES[((position % count) + count) % count]!;
}
