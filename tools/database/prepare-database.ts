import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { readMigrations, type Migration } from './migrations.ts';

/** What a hosted project has before the first migration. */
export const BASELINE = readFileSync(join(import.meta.dirname, 'baseline.sql'), 'utf8');

/** Makes an empty database what a hosted project is after `supabase db push`; the owner is no superuser, as there. */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await connection.exec(BASELINE);
  await applyMigrations(connection, readMigrations());
}

/** One after the other, each whole or not at all; the error of one that fails names it. */
export async function applyMigrations(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, sql } of migrations) {
    await connection
      .exec(`begin; set local role migration_owner; ${sql}; commit;`)
      .catch(async (error: unknown) => {
        await connection.exec('rollback');
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
  }
}
