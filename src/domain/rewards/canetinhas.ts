/** Canetinhas, the product's currency (Spec §9 "Canetinhas"; decisions §7 on the two achievement defaults). */

/** What a new profile starts with. */
export const WELCOME_CANETINHAS = 100;
export const CANETINHAS_PER_ESSAY = 1;
/** Added when the score reaches `HIGH_SCORE_BONUS_FROM`. */
export const HIGH_SCORE_BONUS = 2;
export const HIGH_SCORE_BONUS_FROM = 800;
export const CANETINHAS_PER_DAILY_LOGIN = 1;
/** The reward stored with a seeded achievement, and the default of the award call. */
export const CANETINHAS_PER_ACHIEVEMENT = 5;
/** The default of the local award helper, where an achievement stores no reward. */
export const CANETINHAS_PER_UNPRICED_ACHIEVEMENT = 1.5;

/** What one corrected essay earns; a score that is no number earns no bonus. */
export function canetinhasForEssay(score: number): number {
  return CANETINHAS_PER_ESSAY + (score >= HIGH_SCORE_BONUS_FROM ? HIGH_SCORE_BONUS : 0);
}
