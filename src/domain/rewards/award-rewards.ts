import type { MetricsEssay } from '../progress/metrics.ts';
import { saoPauloDayNumber } from '../time/sao-paulo.ts';
import type { Achievement } from './achievement.ts';
import type { DailyMission } from './daily-mission.ts';
import { balanceOf, earnedOf, type Movement } from './ledger.ts';
import { localMovements, type RewardRecords } from './local-movements.ts';
import {
  achievementFacts,
  unlockedFacts,
  type AchievementFacts,
  type AchievementRecords,
} from './achievement-facts.ts';
import { ACHIEVEMENTS } from './achievements.ts';

/** The rewards that a device stores; all other rewards are derived from the essays. */
export type KeptRewards = Pick<RewardRecords, 'visits' | 'missions' | 'achievements' | 'purchases'>;

/** Other facts about a student on which rewards depend. */
export type RewardFacts = {
  /** ISO date on which the account was created. */
  since: string;
  essays: readonly MetricsEssay[];
  ratings: number;
  messages: number;
  suggestions: number;
  teacherReviews: number;
};

type Occasion = {
  now: Date;
  completed: DailyMission['id'] | null;
  /** Returns the thematic axis of a theme in the theme bank. Without this function, no theme has an axis. */
  axisOf?: (theme: string) => string | null;
};

export const NO_REWARDS: KeptRewards = { visits: [], missions: [], achievements: [], purchases: [] };

/**
 * Pays a student without a server all rewards that are due at `now`: for the visit on this São Paulo day, for the
 * mission completed by an essay of this day (`completed`, or null), and for achievements. A repeated call pays
 * nothing more. `unlocked` contains the new achievements, in the order in which they are unlocked.
 */
export function awardRewards(
  kept: KeptRewards,
  facts: RewardFacts,
  { now, completed, axisOf = () => null }: Occasion,
): { kept: KeptRewards; unlocked: Achievement[] } {
  const at = now.toISOString();
  const wasPaid = (times: readonly string[]) =>
    times.some((time) => saoPauloDayNumber(new Date(time)) === saoPauloDayNumber(now));
  const visits = wasPaid(kept.visits) ? kept.visits : [...kept.visits, at];
  const missions =
    completed === null || wasPaid(kept.missions.map((one) => one.at))
      ? kept.missions
      : [...kept.missions, { mission: completed, at }];

  const movements = rewardMovements({ ...kept, visits, missions }, facts);
  const unlocked = newAchievements({
    essays: rewardedEssays(facts).map(({ data, tema, nota, competencias, marcas }) => ({
      submittedAt: data,
      theme: tema,
      axis: axisOf(tema),
      total: nota,
      levels: competencias,
      findings: marcas ?? null,
    })),
    canetinhasEarned: earnedOf(movements),
    missions: movements.filter(({ source }) => source === 'missao_diaria').length,
    unlocked: kept.achievements.map(({ codigo }) => codigo),
    ratings: facts.ratings,
    messages: facts.messages,
    suggestions: facts.suggestions,
    teacherReviews: facts.teacherReviews,
  });
  const achievements = [...kept.achievements, ...unlocked.map(({ codigo }) => ({ codigo, at }))];
  return { kept: { ...kept, visits, missions, achievements }, unlocked };
}

/** Derives the ledger from the stored rewards and the facts. */
export function rewardMovements(kept: KeptRewards, facts: RewardFacts): Movement[] {
  return localMovements({
    ...kept,
    since: facts.since,
    essays: rewardedEssays(facts).map(({ id, nota, data }) => ({ id, total: nota, submittedAt: data })),
  });
}

/** The essays that earn rewards: a text that was sent before earns nothing. */
export function rewardedEssays({ essays }: Pick<RewardFacts, 'essays'>): MetricsEssay[] {
  return essays.filter(({ repetida }) => !repetida);
}

/** The balance derived from the stored rewards and the facts. It is always the sum of the ledger entries. */
export function rewardBalance(kept: KeptRewards, facts: RewardFacts): number {
  return balanceOf(rewardMovements(kept, facts));
}

/**
 * The achievements that a student has reached but not unlocked yet. Unlocking one achievement may complete another,
 * as in the server's `desbloquear_conquistas`, so they are returned in the order of unlocking. Achievements whose
 * facts are not recorded are never unlocked (R-ACHIEVEMENT-4).
 */
export function newAchievements(records: AchievementRecords): Achievement[] {
  const facts = achievementFacts(records);
  const found: Achievement[] = [];
  for (;;) {
    const unlocked = [...records.unlocked, ...found.map(({ codigo }) => codigo)];
    const rewards = found.reduce((sum, { recompensa }) => sum + recompensa, 0);
    const now: AchievementFacts = {
      ...facts,
      ...unlockedFacts(unlocked),
      'canetinhas-earned': records.canetinhasEarned + rewards,
    };
    const next = ACHIEVEMENTS.filter(
      ({ codigo, rule }) => rule && !unlocked.includes(codigo) && now[rule.measure] >= rule.threshold,
    );
    if (next.length === 0) return found;
    found.push(...next);
  }
}
