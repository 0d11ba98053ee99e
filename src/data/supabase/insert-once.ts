import { v4 as newId } from 'uuid';
import type { Database } from '@/contracts/database.types';
import { answerOf, type Supabase } from './client';

type Table = 'salas' | 'comunicados';
type Row<Name extends Table> = Omit<Database['public']['Tables'][Name]['Insert'], 'id'>;

/** Stores a row under an id of ours, and answers it. */
type InsertOnce = <Name extends Table>(
  asked: { supabase: Supabase; userId: string; token: string },
  table: Name,
  row: Row<Name>,
) => Promise<string>;

/**
 * Idempotent: where only the answer was lost, the row itself tells that it is there. Where that cannot be asked either,
 * the id is kept, so that the same row of the same user, tried again, is still the same one.
 */
export function createInsertOnce(): InsertOnce {
  const lost = new Map<string, string>();
  return async ({ supabase, userId, token }, table, row) => {
    const key = JSON.stringify([userId, table, row]);
    const id = lost.get(key) ?? newId();
    try {
      // The client cannot type a table whose name is a parameter; `Row` has checked the columns.
      await answerOf(
        supabase.from(table as 'salas').insert({ id, ...row } as unknown as Row<'salas'>),
        token,
      );
    } catch (error) {
      // Refused as a double of itself, it is there as well.
      if (!(await isStored(supabase, token, table, id).catch(() => false))) {
        lost.set(key, id);
        throw error;
      }
    }
    lost.delete(key);
    return id;
  };
}

async function isStored(supabase: Supabase, token: string, table: Table, id: string): Promise<boolean> {
  const found = await answerOf(
    supabase
      .from(table as 'salas')
      .select('id')
      .eq('id', id)
      .maybeSingle(),
    token,
  );
  return found !== null;
}
