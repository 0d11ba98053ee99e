import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { dailyMission } from '@/domain/rewards/daily-mission';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import { isMissionComplete } from '@/domain/rewards/mission-progress';
import { daysBetween, saoPauloDayNumber } from '@/domain/time/sao-paulo';
import type { RewardRepository } from '../late-services';
import { createCounter } from '../local/counter';
import { createMissionAttempts } from '../mission-attempts';
import { createNewsQueue } from '../news-queue';
import type { Client } from './create-client';
import type { ConnectedLatePorts } from './create-late-services';
import {
  claimDaily,
  fetchLastMission,
  fetchLatestEssays,
  fetchMovements,
  fetchUnlocked,
  unlockAchievements,
} from './reward-rows';
import { signedIn } from './signed-in';

/**
 * Rewards as the server gives them: it measures, pays and unlocks by its own facts, each thing once whoever asks. Only
 * whether an essay does the day's mission is told here, as the local analysis sees it (decisions §7).
 */
export function createRewardRepository({
  context,
  session,
  owner,
  corrections,
  missions,
}: ConnectedLatePorts): RewardRepository {
  const attempts = createMissionAttempts(corrections, missions);
  const { news, celebrated, add, clear } = createNewsQueue();
  const version = createCounter();
  /** Whose visit of which day this page has claimed. */
  let visited = '';
  // The server pays each essay it stores.
  corrections.version.subscribe(version.bump);
  owner.subscribe(() => {
    clear();
    version.bump();
  });

  async function claimVisit(client: Client, userId: string): Promise<number> {
    const visit = `${userId} ${saoPauloDayNumber(context.now())}`;
    if (visit === visited) return 0;
    const paid = await claimDaily(client, 'claim_daily_login');
    visited = visit;
    return paid;
  }

  async function claimMission(client: Client, userId: string): Promise<number> {
    if (await isMissionDone(client, userId)) return 0;
    const parts = await missionParts(client, userId);
    return parts && isMissionComplete(parts) ? claimDaily(client, 'claim_daily_mission') : 0;
  }

  async function isMissionDone(client: Client, userId: string): Promise<boolean> {
    const last = await fetchLastMission(client, userId);
    return last !== null && daysBetween(last, context.now()) === 0;
  }

  async function missionParts(client: Client, userId: string): Promise<readonly MissionPart[] | null> {
    return attempts.furthest(await fetchLatestEssays(client, userId), context.now());
  }

  async function settle(): Promise<void> {
    const { client, userId } = await signedIn(session);
    const visit = await claimVisit(client, userId);
    // What fails here holds up nothing else.
    const mission = await claimMission(client, userId).catch(() => 0);
    const fallen = await unlockAchievements(client).catch(() => []);
    if (visit === 0 && mission === 0 && fallen.length === 0) return;
    if (owner.reader() === userId)
      add(fallen.flatMap((code) => ACHIEVEMENTS.find(({ codigo }) => codigo === code) ?? []));
    version.bump();
    await session.refresh();
  }

  return {
    version,
    news,
    celebrated,
    async settle() {
      // Silent as specified (§8 "canetinhas"): what failed is due at the next occasion as well.
      if (session.user.get()?.userType === 'student') await settle().catch(() => undefined);
    },
    async achievements() {
      const { client, userId } = await signedIn(session);
      return fetchUnlocked(client, userId);
    },
    async movements() {
      const { client, userId } = await signedIn(session);
      return fetchMovements(client, userId);
    },
    async mission() {
      const { client, userId } = await signedIn(session);
      const [parts, isDone] = await Promise.all([
        missionParts(client, userId),
        isMissionDone(client, userId),
      ]);
      return { mission: dailyMission(context.now()), parts, isDone };
    },
  };
}
