import type { Database, Transaction } from '../lite/database.ts';

const FILE = 'dev-seed.sql';

/** Whether this database was filled before; if somebody emptied it since, it is not filled again. */
export async function isSeeded(database: Database): Promise<boolean> {
  const rows = await database.query('select from supabase_migrations.seed_files where path = $1', [FILE]);
  return rows.length > 0;
}

export async function markSeeded(run: Transaction): Promise<void> {
  await run.query("insert into supabase_migrations.seed_files (path, hash) values ($1, '')", [FILE]);
}
