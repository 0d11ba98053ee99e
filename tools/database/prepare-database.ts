import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { readMigrations, readSchemas, type SqlFile } from './migrations.ts';

/** Objects of a hosted project before the first migration. */
export const PLATFORM = readFileSync(join(import.meta.dirname, 'platform.sql'), 'utf8');

/** Makes an empty database what a hosted project is after `supabase db push`; the owner is no superuser, as there. */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await connection.exec(PLATFORM);
  await applyMigrations(connection, readMigrations());
}

/** Makes an empty database what the files of supabase/schemas say. */
export async function prepareFromSchemas(connection: Connection): Promise<void> {
  await connection.exec(PLATFORM);
  await applyMigrations(connection, readSchemas());
}

/** One after the other, each whole or not at all; the error of one that fails names it. */
export async function applyMigrations(connection: Connection, migrations: readonly SqlFile[]): Promise<void> {
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
