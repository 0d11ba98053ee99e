import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../tools/backend/lite/database';
import { migrate } from '../../tools/backend/migrate';
import { compareCatalogs, readCatalog } from '../../tools/database/catalog';
import { MIGRATIONS, readMigrations } from '../../tools/database/migrations';
import { fillStudent } from './support/account';
import { openTestDatabase } from './support/test-database';

/** The 75 migrations before the baseline made the same catalogue as it; so a database of then differs by its history only. */
const FORMER = Array.from({ length: 75 }, (_, index) => String(index + 1).padStart(4, '0'));

it('a database with the 75 migrations before the baseline goes on with its rows, its history as the files', async () => {
  const db = await openTestDatabase();
  await fillStudent(db, { nome: 'Ana Souza', email: 'ana@exemplo.com.br' });
  await db.execAsOwner(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  await db.asOwner(
    `insert into supabase_migrations.schema_migrations (version, statements, name)
     select version, array['-- of then'], 'former' from unnest($1::text[]) version`,
    [FORMER],
  );
  const catalog = await readCatalog({ query: db.asOwner });
  const rows = await rowsByTable();

  const owner = async (sql: string, values?: unknown[]) => (await db.asOwner(sql, values)) as never[];
  const database: Database = {
    query: owner,
    transaction: (work) => work({ exec: db.execAsOwner, query: owner }),
  };
  const baseline = readMigrations()[0]?.name ?? '';
  expect(await migrate(database, MIGRATIONS)).not.toContain(baseline);

  expect(compareCatalogs(await readCatalog({ query: db.asOwner }), catalog)).toEqual([]);
  expect(await rowsByTable()).toEqual(rows);
  const [first] = await db.asOwner(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  expect(first).toEqual({ version: '0075', statements: [readFileSync(join(MIGRATIONS, baseline), 'utf8')] });
  expect(await migrate(database, MIGRATIONS)).toEqual([]);
  await db.close();

  async function rowsByTable() {
    const tables = await db.asOwner(
      `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
       where schemaname in ('public', 'private', 'auth') order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      found[String(name)] = await db.asOwner(`select t::text as row from ${String(name)} t order by 1`);
    }
    return found;
  }
});
