import { readSqlFiles } from '../database/migrations.ts';
import type { Database } from './lite/database.ts';
import { StartError } from './start-error.ts';

const FILE_NAME = /^(\d+)_(.+)\.sql$/;

/**
 * Applies the migrations of `folder` that are not applied yet, by number, each in a separate transaction; returns
 * their file names. Applied migrations are recorded in the same tables as by the Supabase CLI. A file that changed
 * after it was applied is refused, because the database would no longer match the files.
 *
 * The first file may be a baseline, which replaces all migrations up to its number. A database that has all of
 * these continues from there, its history shortened as by `supabase migration squash`; a database with only some of
 * them is refused.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const known = await readHistory(database);
  const [baseline] = migrations;
  const former = [...known.keys()].filter((version) => Number(version) < Number(baseline?.version));
  if (baseline && former.length > 0) {
    if (!known.has(baseline.version)) {
      throw new StartError(
        `The data are older than ${baseline.file}. Start the version before it once, or start over: npm run backend:reset`,
      );
    }
    await shortenHistory(database, former, baseline);
    known.set(baseline.version, baseline.sql);
  }
  const applied: string[] = [];
  for (const { file, version, name, sql } of migrations) {
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

type Migration = { file: string; version: string; name: string; sql: string };

async function readHistory(database: Database): Promise<Map<string, string | undefined>> {
  const rows = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
}

async function shortenHistory(
  database: Database,
  former: string[],
  { version, name, sql }: Migration,
): Promise<void> {
  await database.transaction(async (run) => {
    await run.query('delete from supabase_migrations.schema_migrations where version = any ($1)', [former]);
    await run.query(
      'update supabase_migrations.schema_migrations set name = $2, statements = $3 where version = $1',
      [version, name, [sql]],
    );
  });
}

function readMigrations(folder: string): Migration[] {
  const migrations = readSqlFiles(folder).flatMap(({ name: file, sql }) => {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    return version && name ? [{ file, version, name, sql }] : [];
  });
  return migrations.sort((a, b) => Number(a.version) - Number(b.version));
}
