import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './lite/database.ts';
import { StartError } from './start-error.ts';

const FILE_NAME = /^(\d+)_(.+)\.sql$/;

/**
 * Applies the migrations of `folder` that have not been applied yet, by number, each in a transaction of its own;
 * answers their file names. What was applied is kept where the Supabase CLI keeps it. One that was changed after it was applied is refused: the database would no longer be
 * what the files say.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const rows = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const known = new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
  const applied: string[] = [];
  for (const { file, version, name, sql } of readMigrations(folder)) {
    if (known.has(version)) {
      if (known.get(version) === sql) continue;
      throw new StartError(`${file} has changed since it was applied. Start over: npm run backend:reset`);
    }
    await database
      .transaction(async (run) => {
        await run.exec(sql);
        await run.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      })
      .catch((error: unknown) => {
        throw new StartError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      });
    applied.push(file);
  }
  return applied;
}

function readMigrations(folder: string) {
  const migrations = readdirSync(folder).flatMap((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    return version && name ? [{ file, version, name, sql: readFileSync(join(folder, file), 'utf8') }] : [];
  });
  return migrations.sort((a, b) => Number(a.version) - Number(b.version));
}
