/** Canetinhas, the product's currency (R-REWARD-1). */
export const CANETINHAS = {
  /** What a new profile starts with. */
  welcome: 100,
  perEssay: 1,
  /** Added when the score reaches `highScoreFrom`. */
  highScoreBonus: 2,
  highScoreFrom: 800,
  perDailyLogin: 1,
  /** The reward stored with a seeded achievement, and the default of the award call. */
  perAchievement: 5,
  /** Of an achievement that takes weeks, or care. */
  perHardAchievement: 10,
  /** Of one that takes months. */
  perLongAchievement: 25,
  /** Of one than which there is nothing higher. */
  perSummit: 50,
  /** The default of the local award helper, where an achievement stores no reward. */
  perUnpricedAchievement: 1.5,
} as const;

/** What one corrected essay earns; a score that is no number earns no bonus. */
export function canetinhasForEssay(score: number): number {
  return CANETINHAS.perEssay + (score >= CANETINHAS.highScoreFrom ? CANETINHAS.highScoreBonus : 0);
}
