import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { ACHIEVEMENTS } from '../domain/rewards/achievements.ts';
import { DAILY_MISSIONS } from '../domain/rewards/daily-mission.ts';
import { MOVEMENT_SOURCES } from '../domain/rewards/ledger.ts';
import { SHOP_ITEMS } from '../domain/rewards/shop.ts';
import { IsoDateSchema } from './values.ts';

/** Codes of the achievements that a rule can unlock. */
const reachable = new Set(ACHIEVEMENTS.filter(({ rule }) => rule).map(({ codigo }) => codigo));

export const StoredMissionSchema = z.object({
  mission: z.enum(DAILY_MISSIONS.map(({ id }) => id)),
  at: IsoDateSchema,
});

export const StoredAchievementSchema = z.object({
  codigo: z.string().check(z.refine((codigo) => reachable.has(codigo), 'não existe')),
  at: IsoDateSchema,
});

export const StoredPurchaseSchema = z.object({
  item: z.enum(SHOP_ITEMS.map(({ id }) => id)),
  key: z.string(),
  at: IsoDateSchema,
});

/** Rewards of one account, as stored on the device. */
export const StoredRewardsSchema = z.object({
  visits: z.array(IsoDateSchema),
  missions: z.array(StoredMissionSchema),
  achievements: z.array(StoredAchievementSchema),
  /** Missing in records from before the shop existed. */
  purchases: z.prefault(z.array(StoredPurchaseSchema), []),
});

/** Result of `minha_sequencia`. */
export const StreakSchema = z.object({
  dias: z.number(),
  hoje: z.boolean(),
  guardados: z.array(z.string()),
  restantes: z.number(),
});

/** Result of `comprar_na_loja`. */
export const PurchaseAnswerSchema = z.object({
  ok: z.boolean(),
  motivo: z.optional(z.string()),
});

/** A row of `canetinhas_transactions`. A source unknown to this version is parsed as an adjustment (`ajuste`). */
export const MovementRowSchema = z.object({
  chave: z.string(),
  source: orElse(z.enum(MOVEMENT_SOURCES), 'ajuste'),
  amount: z.number(),
  description: z.string(),
  created_at: IsoDateSchema,
});
