import type { Achievement } from './achievement.ts';
import {
  achievementFacts,
  unlockedFacts,
  type AchievementFacts,
  type AchievementRecords,
} from './achievement-facts.ts';
import { ACHIEVEMENTS } from './achievements.ts';

/**
 * The achievements a student deserves and has not unlocked yet, in the order they fall: one may bring the next, as
 * `unlock_achievements` does on the server. Those whose facts nobody records never do (decisions §7).
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
