import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { readMigrations, readSchemas, type SqlFile } from './migrations.ts';

/** Objects of a hosted project before the first migration. */
export const PLATFORM = readFileSync(join(import.meta.dirname, 'platform.sql'), 'utf8');

/**
 * Prepares an empty database like a hosted project after `supabase db push`; as in a hosted project, the owner is
 * not a superuser.
 */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await connection.exec(PLATFORM);
  await applyMigrations(connection, readMigrations());
}

/** Prepares an empty database from the files of supabase/schemas. */
export async function prepareFromSchemas(connection: Connection): Promise<void> {
  await connection.exec(PLATFORM);
  await applyMigrations(connection, readSchemas());
}

/**
 * Applies the migrations one after the other, each either completely or not at all; the error of a failed migration
 * contains its name.
 */
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
