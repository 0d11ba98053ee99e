import type { AchievementFacts } from './achievement-facts.ts';
import type { Achievement, AchievementMeasure } from './achievement.ts';

/** How far somebody is on the way to an achievement: `reached` of `threshold`, below it. */
export type AchievementProgress = { reached: number; threshold: number };

/** Counts that a student's own lists tell; what only the server vouches for is not among them. */
export type CountedMeasure = Extract<
  AchievementMeasure,
  | 'essays'
  | 'essays-in-a-day'
  | 'days-in-a-row'
  | 'essays-on-one-theme'
  | 'canetinhas-earned'
  | 'missions'
  | 'achievements'
  | 'measurable-achievements'
>;

const COUNTED: ReadonlySet<AchievementMeasure> = new Set<CountedMeasure>([
  'essays',
  'essays-in-a-day',
  'days-in-a-row',
  'essays-on-one-theme',
  'canetinhas-earned',
  'missions',
  'achievements',
  'measurable-achievements',
]);

/**
 * How far one is from an achievement that is still locked. null where there is nothing between not having it and having
 * it, where its facts are not counted here, and where they are not recorded at all. A count that has reached the
 * threshold, but nobody has rewarded yet, stays one below it.
 */
export function achievementProgress(
  { rule }: Pick<Achievement, 'rule'>,
  facts: Pick<AchievementFacts, CountedMeasure>,
): AchievementProgress | null {
  if (rule === null || rule.threshold <= 1 || !isCounted(rule.measure)) return null;
  const { threshold } = rule;
  return { reached: Math.min(Math.floor(facts[rule.measure]), threshold - 1), threshold };
}

function isCounted(measure: AchievementMeasure): measure is CountedMeasure {
  return COUNTED.has(measure);
}
