import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../tools/backend/lite/database';
import { migrate } from '../../tools/backend/migrate';
import { compareCatalogs, readCatalog } from '../../tools/database/catalog';
import { MIGRATIONS, readMigrations } from '../../tools/database/migrations';
import { createClassroom, invite, join } from './support/classroom';
import { storeCorrection } from './support/store-essay';
import { openFormerDatabase, openTestDatabase } from './support/test-database';

/** The 75 migrations before the baseline made the same catalog as the baseline: the databases differ by their history only. */
const FORMER = Array.from({ length: 75 }, (_, index) => String(index + 1).padStart(4, '0'));

it('a database with the 75 migrations before the baseline goes on with its rows, its history as the files', async () => {
  const current = await openTestDatabase();
  const catalog = await readCatalog({ query: current.asOwner });
  await current.close();
  const db = await openFormerDatabase(readMigrations().slice(0, 1));
  const student = await db.signUp({ nome: 'Ana Souza', email: 'ana@exemplo.com.br' });
  const teacher = await db.signUp({ nome: 'Ivone Prates', tipo_conta: 'teacher' });
  const classroom = await createClassroom(db, teacher);
  await join(db, student, await invite(db, teacher, classroom));
  await storeCorrection(db, student, { chave: 'k', tema: 'Leitura', nota: 840, correcao: {} });
  await db.asUser(student, 'select public.claim_daily_login(), public.unlock_achievements()');
  await db.execAsOwner(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  await db.asOwner(
    `insert into supabase_migrations.schema_migrations (version, statements, name)
     select version, array['-- of then'], 'former' from unnest($1::text[]) version`,
    [FORMER],
  );
  const rows = await rowsByTable();
  expect(rows['public.usuario_conquistas']).not.toEqual([]);

  const owner = async (sql: string, values?: unknown[]) => (await db.asOwner(sql, values)) as never[];
  const database: Database = {
    query: owner,
    transaction: (work) => work({ exec: db.execAsOwner, query: owner }),
  };
  const baseline = readMigrations()[0]?.name ?? '';
  expect(await migrate(database, MIGRATIONS)).not.toContain(baseline);

  expect(compareCatalogs(await readCatalog({ query: db.asOwner }), catalog)).toEqual([]);
  // Later migrations may add tables and columns.
  expect(await rowsByTable()).toMatchObject(rows);
  const [first] = await db.asOwner(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  expect(first).toEqual({
    version: '0075',
    statements: [readFileSync(joinPath(MIGRATIONS, baseline), 'utf8')],
  });
  expect(await migrate(database, MIGRATIONS)).toEqual([]);
  await db.close();

  async function rowsByTable() {
    const tables = await db.asOwner(
      `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
       where schemaname in ('public', 'private', 'auth') order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      found[String(name)] = await db.asOwner(
        `select to_jsonb(t) as row from ${String(name)} t order by t::text`,
      );
    }
    return found;
  }
});
