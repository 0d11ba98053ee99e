import {
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  toLevel,
  type CompetencyNumber,
  type Level,
} from '../rubric/competency.ts';
import { skillMeans, SKILLS, type MetricsEssay, type Skill } from './metrics.ts';

/** Number of latest essays that show a student's current skills: a single one depends too much on its theme. */
export const RECENT_ESSAYS = 3;
/** With fewer essays no trend is shown. */
const TREND_ESSAYS = 4;
/** Half a level, in percent: smaller differences between essays are normal variation. */
const TREND_CHANGE = (20 / MAX_LEVEL) * 100;

export type Trend = 'up' | 'down' | 'steady';

export type SkillProgress = {
  skill: Skill;
  competency: CompetencyNumber;
  /** Mean of the last three essays, percent 0–100. */
  now: number;
  /** Mean of the up to three essays before those; null with fewer than four essays in all. */
  before: number | null;
  /** From `before` to `now`; steady within half a level. */
  trend: Trend | null;
  /** The most frequent level of the last three essays; of equally frequent ones, the later one. */
  level: Level;
};

/**
 * The current state and trend of each of the five skills, from rows oldest first. Empty without essays. See
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

/** The rounded mean of the five skills now, percent 0–100; 0 for none. */
export function averageNow(skills: readonly SkillProgress[]): number {
  if (skills.length === 0) return 0;
  return Math.round(skills.reduce((sum, { now }) => sum + now, 0) / skills.length);
}

/** `strongest` is null if no skill leads, `gain` (the skill with most to gain) if all are at the top. */
export type Highlights = { strongest: Skill | null; gain: Skill | null };

/**
 * The highest and the lowest skill now; of equal ones, that of the first competency. The lowest is the nearest gain: low
 * levels ask for the basics, high ones for mastery.
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
