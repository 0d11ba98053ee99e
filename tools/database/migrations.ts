import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUPABASE = join(import.meta.dirname, '../../supabase');
const SCHEMAS = join(SUPABASE, 'schemas');

export const MIGRATIONS = join(SUPABASE, 'migrations');

export const BANK_THEMES_SCHEMA = join(SCHEMAS, '09-bank-themes.sql');

export type SqlFile = { name: string; sql: string };

/** The migrations of supabase/migrations, in the order they are applied. */
export function readMigrations(): SqlFile[] {
  return readSqlFiles(MIGRATIONS);
}

/** The files of supabase/schemas, in the order they are applied to an empty database. */
export function readSchemas(): SqlFile[] {
  return readSqlFiles(SCHEMAS);
}

/** The file name of a new migration: the next number, then the subject. */
export function nextMigration(subject: string): string {
  const last = Number(readMigrations().at(-1)?.name.split('_')[0] ?? 0);
  return `${String(last + 1).padStart(4, '0')}_${subject}.sql`;
}

/** The SQL files of a folder, sorted by name. */
export function readSqlFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}
