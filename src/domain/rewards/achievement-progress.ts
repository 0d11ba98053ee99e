import type { AchievementFacts } from './achievement-facts.ts';
import type { Achievement, AchievementMeasure } from './achievement.ts';

/** Progress towards a locked achievement; `reached` is always below `threshold`. */
export type AchievementProgress = { reached: number; threshold: number };

/**
 * Measures that can be computed from a student's own lists. Measures that only the server can verify are excluded.
 */
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
 * Progress towards a locked achievement. Null if it has no intermediate steps, if its measure is not computed here,
 * or if its facts are not recorded at all. If the threshold has been reached but the achievement is not unlocked
 * yet, one less than the threshold is shown.
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
