import { MAX_TOTAL } from '../rubric/competency.ts';

/** Points for writing an essay, and the maximum number of points added for its total score. */
const XP_PER_ESSAY = 50;
const XP_OF_FULL_TOTAL = 100;
/**
 * Level 2 requires `XP_STEP` points of experience; each further level requires `XP_STEP` more points than the
 * previous level did.
 */
const XP_STEP = 200;

type Experience = {
  xp: number;
  /** From 1. */
  level: number;
  /** Experience at which this level and the next level begin. */
  levelFrom: number;
  levelTo: number;
};

/**
 * Computes the experience from the total scores (0–1000) of all essays: 50 for each essay, and up to 100 more
 * depending on its score, so that writing is rewarded and writing well is rewarded more. Level n begins at 200 × (1
 * + 2 + … + (n − 1)). See R-PROGRESS-3. Scores outside the range are clamped.
 */
export function experienceOf(totals: readonly number[]): Experience {
  const xp = totals.reduce((sum, total) => sum + experienceOfEssay(total), 0);
  // The highest level whose starting points have been reached. Its formula inverts the formula for the sum of the
  // first whole numbers.
  const level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / XP_STEP)) / 2);
  return { xp, level, levelFrom: beginningOf(level), levelTo: beginningOf(level + 1) };
}

/** Experience for one essay: 50–150. */
export function experienceOfEssay(total: number): number {
  const share = Number.isFinite(total) ? Math.min(1, Math.max(0, total / MAX_TOTAL)) : 0;
  return XP_PER_ESSAY + Math.round(XP_OF_FULL_TOTAL * share);
}

function beginningOf(level: number): number {
  return (XP_STEP * level * (level - 1)) / 2;
}
