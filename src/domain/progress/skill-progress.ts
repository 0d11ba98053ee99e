import {
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  toLevel,
  type CompetencyNumber,
  type Level,
} from '../rubric/competency.ts';
import { skillMeans, SKILLS, type MetricsEssay, type Skill } from './metrics.ts';

/**
 * Number of latest essays that determine a student's current skills; a single essay would depend too much on its
 * theme.
 */
export const RECENT_ESSAYS = 3;
/** Minimum number of essays for showing a trend. */
const TREND_ESSAYS = 4;
/** Half a level, as a percentage; smaller differences between essays are normal variation. */
const TREND_CHANGE = (20 / MAX_LEVEL) * 100;

export type Trend = 'up' | 'down' | 'steady';

export type SkillProgress = {
  skill: Skill;
  competency: CompetencyNumber;
  /** Mean of the last three essays, as a percentage 0–100. */
  now: number;
  /** Mean of up to three essays before the last three; null if there are fewer than four essays in all. */
  before: number | null;
  /** Change from `before` to `now`; `steady` if it is less than half a level, null without `before`. */
  trend: Trend | null;
  /**
   * The most frequent level of the last three essays; if several levels are equally frequent, the latest of these
   * levels.
   */
  level: Level;
};

/**
 * The current value and trend of each of the five skills, from rows ordered oldest first. Empty without essays. See
 * R-PROGRESS-2.
 */
export function skillProgress(essays: readonly MetricsEssay[]): SkillProgress[] {
  if (essays.length === 0) return [];
  const recent = essays.slice(-RECENT_ESSAYS);
  const earlier = essays.slice(-2 * RECENT_ESSAYS, -RECENT_ESSAYS);
  const now = skillMeans(recent);
  const before = essays.length < TREND_ESSAYS ? null : skillMeans(earlier);
  return COMPETENCY_NUMBERS.map((competency, index) => {
    const skill = SKILLS[index] as Skill;
    return {
      skill,
      competency,
      now: now[skill],
      before: before && before[skill],
      trend: before && trendOf(now[skill] - before[skill]),
      level: usualLevel(recent.map(({ competencias }) => toLevel(competencias[index] ?? 0))),
    };
  });
}

/** The rounded mean of the current values of the five skills, as a percentage 0–100; 0 for an empty list. */
export function averageNow(skills: readonly SkillProgress[]): number {
  if (skills.length === 0) return 0;
  return Math.round(skills.reduce((sum, { now }) => sum + now, 0) / skills.length);
}

/**
 * `strongest` is null if no skill is better than the others. `gain` is the skill with most to gain; null if all
 * skills are at the top.
 */
export type Highlights = { strongest: Skill | null; gain: Skill | null };

/**
 * The highest and the lowest current skill; among equal skills, the skill of the first competency. The lowest skill
 * is the easiest to improve, because low levels require the basics and high levels mastery.
 */
export function highlights(skills: readonly SkillProgress[]): Highlights {
  const byValue = skills.toSorted((a, b) => b.now - a.now);
  const [first] = byValue;
  const lowest = byValue.at(-1)?.now ?? 0;
  if (!first) return { strongest: null, gain: null };
  return {
    strongest: first.now > lowest ? first.skill : null,
    gain: lowest < 100 ? (skills.find(({ now }) => now === lowest)?.skill ?? null) : null,
  };
}

function trendOf(change: number): Trend {
  if (Math.abs(change) < TREND_CHANGE) return 'steady';
  return change > 0 ? 'up' : 'down';
}

function usualLevel(levels: readonly Level[]): Level {
  const counted = levels.map((level) => levels.filter((one) => one === level).length);
  return levels[counted.lastIndexOf(Math.max(...counted))] ?? 0;
}
