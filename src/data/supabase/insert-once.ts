import type { signedIn } from './signed-in';
import type { Client } from './create-client';

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Stores a row under an id of ours, and answers it. */
type InsertOnce = (asked: SignedIn, table: string, row: object) => Promise<string>;

/**
 * Where only the answer was lost, the row itself tells that it is there. Where that cannot be asked either, the id is
 * kept: the same row of the same user, tried again, is still the same one.
 */
export function createInsertOnce(): InsertOnce {
  const lost = new Map<string, string>();
  return async ({ client, userId }, table, row) => {
    const key = JSON.stringify([userId, table, row]);
    const id = lost.get(key) ?? crypto.randomUUID();
    try {
      await client.ask((tables) => tables.from(table).insert({ id, ...row }));
    } catch (error) {
      // Refused as a double of itself, it is there as well.
      if (!(await isThere(client, table, id).catch(() => false))) {
        lost.set(key, id);
        throw error;
      }
    }
    lost.delete(key);
    return id;
  };
}

async function isThere(client: Client, table: string, id: string): Promise<boolean> {
  const found = await client.ask((tables) => tables.from(table).select('id').eq('id', id).maybeSingle());
  return found !== null;
}
