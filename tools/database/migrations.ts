import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../supabase/migrations');

export const ACHIEVEMENTS_MIGRATION = join(FOLDER, '0057_achievements.sql');

export type Migration = { name: string; sql: string };

/** The migrations of supabase/migrations, in the order they are applied. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(FOLDER, name), 'utf8') }));
}
