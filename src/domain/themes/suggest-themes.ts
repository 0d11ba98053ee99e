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
  const first = saoPauloDayNumber(date) * SUGGESTIONS_PER_DAY;
  const chosen = new Set(
    Array.from({ length: SUGGESTIONS_PER_DAY }, (_, offset) => placeInTable((first + offset) * STRIDE)),
  );
  return EXAM_THEMES.filter((_, place) => chosen.has(place));
}

/** A position wrapped into the table; days before the epoch are negative. */
function placeInTable(position: number): number {
  const count = EXAM_THEMES.length;
  return ((position % count) + count) % count;
}
