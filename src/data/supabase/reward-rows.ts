import * as z from 'zod/mini';
import { IsoDateSchema } from '@/contracts/iso-date';
import {
  FallenRowSchema,
  MOVEMENT_COLUMNS,
  MovementRowSchema,
  UnlockedRowSchema,
} from '@/contracts/reward-rows';
import type { Movement } from '@/domain/rewards/ledger';
import type { UnlockedAchievement } from '../late-services';
import { readableItems } from '../local/readable-items';
import { askPages } from './ask-pages';
import type { Client } from './create-client';
import { readAs } from './read-as';
import { toIso } from './to-iso';

const LEDGER = 'canetinhas_transactions';

/** As many essays as a day may well have: a browser stores fifty, a student writes one or two. */
const LATEST_ESSAYS = 10;

const LatestEssaysSchema = z.array(z.object({ id: z.string(), created_at: IsoDateSchema }));
const LatestMissionSchema = z.array(z.object({ created_at: IsoDateSchema }));

/** The whole ledger, newest first. Rows that cannot be read are left out. */
export async function fetchMovements(client: Client, userId: string): Promise<Movement[]> {
  const rows = await askPages(client, (tables, from, to) =>
    tables
      .from(LEDGER)
      .select(MOVEMENT_COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('chave')
      .range(from, to),
  );
  return readableItems(MovementRowSchema, rows).map(({ chave, created_at, ...movement }) => ({
    ...movement,
    key: chave,
    at: toIso(created_at),
  }));
}

/** The achievements of a user, the latest first. */
export async function fetchUnlocked(client: Client, userId: string): Promise<UnlockedAchievement[]> {
  const rows = await client.ask((tables) =>
    tables
      .from('usuario_conquistas')
      .select('data_desbloqueio,conquistas(criterio_desbloqueio)')
      .eq('usuario_id', userId)
      .order('data_desbloqueio', { ascending: false }),
  );
  return readAs(z.array(UnlockedRowSchema), rows).map(({ data_desbloqueio, conquistas }) => ({
    codigo: conquistas.criterio_desbloqueio,
    at: toIso(data_desbloqueio),
  }));
}

/** The essays stored last, with the time of the server, which decides what day they belong to. */
export async function fetchLatestEssays(
  client: Client,
  userId: string,
): Promise<{ id: string; submittedAt: string }[]> {
  const rows = await client.ask((tables) =>
    tables
      .from('redacoes')
      .select('id,created_at')
      .eq('usuario_id', userId)
      .order('created_at', { ascending: false })
      .limit(LATEST_ESSAYS),
  );
  return readAs(LatestEssaysSchema, rows).map(({ id, created_at }) => ({
    id,
    submittedAt: toIso(created_at),
  }));
}

/** When a mission was paid last; null when none has been. */
export async function fetchLastMission(client: Client, userId: string): Promise<Date | null> {
  const rows = await client.ask((tables) =>
    tables
      .from(LEDGER)
      .select('created_at')
      .eq('user_id', userId)
      .eq('source', 'missao_diaria')
      .order('created_at', { ascending: false })
      .limit(1),
  );
  const [last] = readAs(LatestMissionSchema, rows);
  return last ? new Date(last.created_at) : null;
}

/** Claims what is due today; answers the canetinhas paid now, 0 when today's had been. */
export async function claimDaily(
  client: Client,
  name: 'claim_daily_login' | 'claim_daily_mission',
): Promise<number> {
  return readAs(z.number(), await client.ask((tables) => tables.rpc(name)));
}

/** Unlocks what is deserved; answers the codes of what is new, in the order of the catalogue. */
export async function unlockAchievements(client: Client): Promise<string[]> {
  const rows = await client.ask((tables) => tables.rpc('unlock_achievements'));
  return readAs(z.array(FallenRowSchema), rows).map(({ codigo }) => codigo);
}
