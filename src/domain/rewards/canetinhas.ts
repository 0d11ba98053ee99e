/** Canetinhas, the product's currency (R-REWARD-1). */
export const CANETINHAS = {
  /** Initial balance of a new profile. */
  welcome: 100,
  perEssay: 1,
  /** Bonus added if the score is at least `highScoreFrom`. */
  highScoreBonus: 2,
  highScoreFrom: 800,
  perDailyLogin: 1,
  /** The reward of a seeded achievement, and the default of the award call. */
  perAchievement: 5,
  /** Reward for an achievement that takes weeks, or requires care. */
  perHardAchievement: 10,
  /** Reward for an achievement that takes months. */
  perLongAchievement: 25,
  /** Reward for the highest achievement of each kind. */
  perSummit: 50,
  /** The default of the local award helper, for an achievement without a stored reward. */
  perUnpricedAchievement: 1.5,
} as const;

/** The canetinhas earned by one corrected essay; a score of NaN earns no bonus. */
export function canetinhasForEssay(score: number): number {
  return CANETINHAS.perEssay + (score >= CANETINHAS.highScoreFrom ? CANETINHAS.highScoreBonus : 0);
}
