export type UnlockedAchievement = { codigo: string; data_desbloqueio: string };
/**
 * The server's measures for achievements. Totals, levels and marks count only in corrections the server vouches for;
 * days and hours are São Paulo's (supabase/schemas, `private.achievement_facts`).
 */
export const ACHIEVEMENT_MEASURES = [
  'essays',
  'corrections',
  'best-total',
  'essays-in-a-day',
  'days-in-a-row',
  'essays-before-six',
  'essays-after-ten-pm',
  'high-totals-in-a-row',
  'essays-on-one-theme',
  'essays-on-rights',
  'theme-axes',
  'full-cohesion',
  'clean-essays',
  'canetinhas-earned',
  'missions',
  'achievements',
  'measurable-achievements',
  'opinions',
  'ratings',
  'suggestions',
  'teacher-reviews',
] as const;
export type AchievementMeasure = (typeof ACHIEVEMENT_MEASURES)[number];

/** Unlocked once the measure reaches the threshold, a whole number from 1. */
export type AchievementRule = { measure: AchievementMeasure; threshold: number };

/** One achievement of the catalogue. `codigo` is its criterion code (R-ACHIEVEMENT-1). */
export type Achievement = {
  codigo: string;
  nome: string;
  descricao: string;
  emoji: string;
  /** The requirement, in words; if nothing measures it yet, how it will be measured. */
  criterio: string;
  /** In canetinhas. */
  recompensa: number;
  /** null: the product does not record the facts yet, so it stays locked. */
  rule: AchievementRule | null;
};

/** Whether it rewards doing something for the first time, by its code. */
export function isFirstTime({ codigo }: Achievement): boolean {
  return /^primeir[ao]_/.test(codigo);
}
