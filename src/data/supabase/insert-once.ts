import { v4 as newId } from 'uuid';
import type { Database } from '@/contracts/database.types';
import { answerOf, type Supabase } from './client';

type Table = 'salas' | 'comunicados';
type Row<Name extends Table> = Omit<Database['public']['Tables'][Name]['Insert'], 'id'>;

/** Inserts a row under an id created on this device, and returns the id. */
type InsertOnce = <Name extends Table>(
  asked: { supabase: Supabase; userId: string; token: string },
  table: Name,
  row: Row<Name>,
) => Promise<string>;

/**
 * Idempotent: if only the answer was lost, the stored row is found. If that check fails too,
 * the id is kept, so that a retry of the same row by the same user reuses it.
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
      // A row refused as a duplicate is already stored.
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
