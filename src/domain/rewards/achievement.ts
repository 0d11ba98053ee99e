export type UnlockedAchievement = { codigo: string; data_desbloqueio: string };
/**
 * The server's measures for achievements. Total scores, levels and numbers of marked passages are taken only from
 * corrections that the server has verified; days and hours are in São Paulo time (supabase/schemas,
 * `private.achievement_facts`).
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

/** An achievement is unlocked as soon as the measure reaches the threshold, which is a whole number of at least 1. */
export type AchievementRule = { measure: AchievementMeasure; threshold: number };

/** One achievement of the catalog. `codigo` is its criterion code (R-ACHIEVEMENT-1). */
export type Achievement = {
  codigo: string;
  nome: string;
  descricao: string;
  emoji: string;
  /** The requirement in words; if the requirement is not measured yet, the text states how it will be measured. */
  criterio: string;
  /** Reward in canetinhas. */
  recompensa: number;
  /**
   * Rule that unlocks the achievement; null if the product does not record the necessary facts yet, so that the
   * achievement remains locked.
   */
  rule: AchievementRule | null;
};

/** Whether the achievement rewards doing something for the first time, judged by its code. */
export function isFirstTime({ codigo }: Achievement): boolean {
  return /^primeir[ao]_/.test(codigo);
}
