import { MAX_LEVEL } from '../rubric/competency.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import type { Axis } from '../themes/proposals/proposal.ts';
import { saoPauloDayNumber, saoPauloHour } from '../time/sao-paulo.ts';
import type { AchievementMeasure } from './achievement.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { HIGH_SCORE } from '../progress/fold-metrics.ts';

/** The data of an essay from which achievements are computed. */
export type EssayFact = {
  submittedAt: string;
  theme: string;
  /**
   * The thematic axis of the essay's theme in the bank; null if the bank does not contain the theme or is not
   * loaded.
   */
  axis: string | null;
  total: number;
  /** Levels of competencies I to V. */
  levels: readonly number[];
  /** Number of marked passages in the essay's correction; null if unknown. */
  findings: number | null;
};

/** The data on a device from which achievements are computed. */
export type AchievementRecords = {
  essays: readonly EssayFact[];
  /** Number of canetinhas earned, without the welcome balance. */
  canetinhasEarned: number;
  missions: number;
  /** Codes of the unlocked achievements. */
  unlocked: readonly string[];
  ratings: number;
  messages: number;
  suggestions: number;
  /** Number of the student's own essays that a teacher has reviewed. */
  teacherReviews: number;
};

export type AchievementFacts = Record<AchievementMeasure, number>;

const BEFORE_HOUR = 6;
const FROM_HOUR = 22;
const RIGHTS: Axis = 'direitos';
const ALL_CODE = 'conquistas_todas';
const MEASURABLE: ReadonlySet<string> = new Set(
  ACHIEVEMENTS.filter(({ rule, codigo }) => rule && codigo !== ALL_CODE).map(({ codigo }) => codigo),
);

/**
 * The measures of one student, computed like `private.achievement_facts` on the server. Unlike the server, this
 * function accepts every correction on the device, because there is no other source. Days and hours are in São
 * Paulo time; a date that cannot be parsed is treated as the epoch.
 */
export function achievementFacts(records: AchievementRecords): AchievementFacts {
  const essays = records.essays.toSorted((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
  const dates = essays.map(({ submittedAt }) => new Date(submittedAt));
  const hours = dates.map(saoPauloHour);
  const days = countBy(dates.map(saoPauloDayNumber));
  return {
    essays: essays.length,
    corrections: essays.length,
    'best-total': Math.max(0, ...essays.map(({ total }) => total)),
    'essays-in-a-day': Math.max(0, ...days.values()),
    'days-in-a-row': longestStreak([...days.keys()]),
    'essays-before-six': hours.filter((hour) => hour < BEFORE_HOUR).length,
    'essays-after-ten-pm': hours.filter((hour) => hour >= FROM_HOUR).length,
    'high-totals-in-a-row': longestStretch(essays.map(({ total }) => total >= HIGH_SCORE)),
    'essays-on-one-theme': Math.max(
      0,
      ...countBy(essays.map(({ theme }) => toComparisonKey(theme.trim()))).values(),
    ),
    'essays-on-rights': essays.filter(({ axis }) => axis === RIGHTS).length,
    'theme-axes': new Set(essays.flatMap(({ axis }) => axis ?? [])).size,
    'full-cohesion': essays.filter(({ levels }) => levels[3] === MAX_LEVEL).length,
    'clean-essays': essays.filter(({ levels, findings }) => levels[0] === MAX_LEVEL && findings === 0).length,
    'canetinhas-earned': records.canetinhasEarned,
    missions: records.missions,
    ...unlockedFacts(records.unlocked),
    opinions: records.ratings + records.messages,
    ratings: records.ratings,
    suggestions: records.suggestions,
    'teacher-reviews': records.teacherReviews,
  };
}

/** The measures that concern achievements themselves, computed from the codes of the unlocked achievements. */
export function unlockedFacts(
  unlocked: readonly string[],
): Pick<AchievementFacts, 'achievements' | 'measurable-achievements'> {
  const measurable = unlocked.filter((code) => MEASURABLE.has(code));
  return { achievements: unlocked.length, 'measurable-achievements': measurable.length };
}

function countBy<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Length of the longest run of consecutive days; the days are sorted and unique. */
function longestStreak(days: readonly number[]): number {
  const follow = days.map((day, at) => day - 1 === days[at - 1]);
  return days.length === 0 ? 0 : 1 + longestStretch(follow);
}

function longestStretch(holds: readonly boolean[]): number {
  let longest = 0;
  let current = 0;
  for (const one of holds) {
    current = one ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
