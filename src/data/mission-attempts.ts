import type { Correction } from '@/domain/evaluation/correction';
import { AppError } from '@/contracts/app-error';
import { dailyMission, type DailyMission } from '@/domain/rewards/daily-mission';
import { type MissionPart } from '@/domain/rewards/mission-parts';
import { furthestParts } from '@/domain/rewards/mission-progress';
import { saoPauloDayNumber } from '@/domain/time/sao-paulo';
import type { MissionReader } from './services';

type EssayOfADay = { id: string; submittedAt: string };

export type MissionAttempts = {
  /**
   * The mission parts fulfilled by that essay of today which fulfills the most parts; null without an essay of
   * today.
   */
  furthest(essays: readonly EssayOfADay[], now: Date): Promise<readonly MissionPart[] | null>;
};

/** Evaluates each essay of a day once against its mission. Failed evaluations are retried. */
export function createMissionAttempts(
  getEssay: (id: string) => Promise<Correction | null>,
  missions: MissionReader,
): MissionAttempts {
  const attempts = new Map<string, Promise<readonly MissionPart[]>>();

  async function read(id: string, mission: DailyMission['id']): Promise<readonly MissionPart[]> {
    const correction = await getEssay(id);
    if (!correction) throw new AppError('unexpected');
    const { theme, originalText: essay } = correction;
    return missions.missionParts({ mission, theme, essay });
  }

  function readOnce(id: string, mission: DailyMission['id']): Promise<readonly MissionPart[]> {
    const name = `${mission} ${id}`;
    const attempt = attempts.get(name) ?? read(id, mission);
    attempts.set(name, attempt);
    attempt.catch(() => attempts.delete(name));
    return attempt;
  }

  return {
    async furthest(essays, now) {
      const mission = dailyMission(now).id;
      const today = saoPauloDayNumber(now);
      const ofToday = essays.filter(({ submittedAt }) => saoPauloDayNumber(new Date(submittedAt)) === today);
      return furthestParts(await Promise.all(ofToday.map(({ id }) => readOnce(id, mission))));
    },
  };
}
