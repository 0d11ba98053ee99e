import * as z from 'zod/mini';
import { ACHIEVEMENTS } from '../domain/rewards/achievements.ts';
import { DAILY_MISSIONS } from '../domain/rewards/daily-mission.ts';
import { IsoDateSchema } from './iso-date.ts';

/** Of codes written by hand, only those that something can unlock. */
const reachable = new Set(ACHIEVEMENTS.filter(({ rule }) => rule).map(({ codigo }) => codigo));

export const StoredMissionSchema = z.object({
  mission: z.enum(DAILY_MISSIONS.map(({ id }) => id)),
  at: IsoDateSchema,
});

export const StoredAchievementSchema = z.object({
  codigo: z.string().check(z.refine((codigo) => reachable.has(codigo), 'não existe')),
  at: IsoDateSchema,
});

/** What the device keeps of rewards for one account. */
export const StoredRewardsSchema = z.object({
  visits: z.array(IsoDateSchema),
  missions: z.array(StoredMissionSchema),
  achievements: z.array(StoredAchievementSchema),
});
