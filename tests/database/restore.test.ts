import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { openNative } from '../../tools/database/connection';
import { findPostgres } from '../../tools/database/postgres/start-cluster';
import { compareSchemas, DiagnosisSchema } from '../../tools/doctor/schema';
import { temporaryFolder } from '../tools/backend/support/temporary-folder';
import { fillStudent } from './support/account';
import { call } from './support/classroom';
import { databaseUrl } from './support/database-url';
import { storeEssay } from './support/store-essay';
import { openTestDatabase, type TestDatabase } from './support/test-database';

const ROOT = new URL('../../', import.meta.url).pathname;
const COMMANDS = commandsOf('Backups');

/** The commands in a section of docs/deploy.md, in the order of the page. */
function commandsOf(section: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  const text = page.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command]) => command ?? '');
}

describe.runIf(inject('template').kind === 'native' && findPostgres())('a backup', () => {
  let old: TestDatabase;
  let fresh: TestDatabase;
  beforeAll(async () => {
    old = await openTestDatabase();
    fresh = await openTestDatabase();
    // Plain Postgres lets only a superuser disable triggers; on the hosted service the owner may do it too.
    await asSuperuser(old, 'grant set on parameter session_replication_role to migration_owner');
  });
  afterAll(async () => {
    await old.close();
    await fresh.close();
  });

  it('has everything in a new project: every table equal, balances too, and new accounts', async () => {
    const folder = temporaryFolder();
    symlinkSync(join(ROOT, 'supabase'), join(folder, 'supabase'));
    const student = await fillAll(old);
    const before = await rowsByTable(old);

    const run = async (command: string) => {
      await promisify(execFile)('bash', ['-euc', command], {
        cwd: folder,
        env: {
          PATH: `${findPostgres()}${delimiter}${process.env.PATH}`,
          OLD_DATABASE: await addressOf(old),
          NEW_DATABASE: await addressOf(fresh),
          PGOPTIONS: '-c role=migration_owner',
        },
      });
    };
    expect(COMMANDS).toHaveLength(2);
    for (const command of COMMANDS) await run(command);

    expect(await rowsByTable(fresh)).toEqual(before);
    expect(await rowsByTable(old)).toEqual(before);
    expect(compareSchemas(await diagnose(fresh), await diagnose(old))).toEqual({ missing: [], extra: [] });

    // Triggers fire again, and the restored account can be used.
    const newcomer = await fresh.signUp({ nome: 'Nova Aluna' });
    expect(await fresh.asUser(newcomer, 'select nome from public.profiles')).toEqual([
      { nome: 'Nova Aluna' },
    ]);
    await storeEssay(fresh, student);
    const [sum] = await fresh.asUser(
      student,
      `select canetinhas = (select sum(amount) from public.canetinhas_transactions) as equal from public.profiles`,
    );
    expect(sum).toEqual({ equal: true });

    // A second restore would empty the tables of existing accounts, so it is refused.
    const now = await rowsByTable(fresh);
    await expect(run(COMMANDS[1] ?? '')).rejects.toThrow('This database has accounts');
    expect(await rowsByTable(fresh)).toEqual(now);
  });
});

/**
 * A row in every current table, including rows that later migrations have changed. The owner writes some of them
 * directly; other tests cover how they are created.
 */
async function fillAll(db: TestDatabase) {
  const { student, teacher, classroom } = await fillStudent(db, {
    nome: 'Ana Souza',
    email: 'ana@exemplo.com.br',
  });
  const partner = await db.signUp({ nome: 'Professora Lia', tipo_conta: 'teacher' });
  await call(db, teacher, 'guardar_comentario(gen_random_uuid(), $1)', ['Diga quem é o agente.']);
  const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
  await call(db, partner, 'entrar_como_professor($1)', [codigo]);
  await call(db, teacher, 'convidar_professor($1)', [classroom]);
  await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
  await db.asService(`select public.estornar_compra('pagamento-79', 'devolucao')`);
  await db.asOwner(`insert into public.comunicados (titulo, conteudo) values ('Manutenção', 'No domingo.')`);
  await db.asOwner(
    `insert into public.cadastros_por_rede (dia, rede) values ('2036-11-01', '203.0.113.0/24')`,
  );
  await db.asOwner(
    `insert into public.revisao_marcas (envio_id, id, professor_id, inicio, fim, trecho, comentario, caneta)
     select id, gen_random_uuid(), $1, 0, 2, 'Um', E'Linha 1\nLinha\\ 2', 'azul' from public.sala_envios limit 1`,
    [teacher],
  );
  await db.asOwner(
    `insert into public.revisao_descartes (envio_id, inicio, fim, codigo, trecho)
     select id, 0, 2, 'crase', 'Um' from public.sala_envios limit 1`,
  );
  await db.asOwner(
    `insert into public.revisao_rascunhos (envio_id, professor_id, itens)
     select id, $1, '[{"competencia": 1}]' from public.sala_envios limit 1`,
    [teacher],
  );
  await db.asOwner('update public.ajustes_ia set ativo = false, tokens_por_dia = 7');
  await db.asOwner(
    `update public.conquistas set nome = 'Outro nome' where id = (select min(id::text)::uuid from public.conquistas)`,
  );
  return student;
}

/** The rows of every table, each as text, in a fixed order. */
async function rowsByTable(db: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await db.asOwner(
    `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
     where schemaname in ('public', 'private', 'auth') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await db.asOwner(`select t::text as row from ${String(name)} t order by 1`);
    found[String(name)] = rows.map(({ row }) => String(row));
  }
  return found;
}

async function diagnose(db: TestDatabase) {
  const [row] = await db.asService('select public.diagnostico() as diagnosis');
  return z.parse(DiagnosisSchema, row?.diagnosis);
}

/** The address of this database, in the form of DATABASE_URL. */
async function addressOf(db: TestDatabase): Promise<string> {
  const template = inject('template');
  if (template.kind !== 'native') throw new Error('PGlite has no address');
  const [row] = await db.asOwner('select current_database() as name');
  return databaseUrl(template.url, String(row?.name));
}

async function asSuperuser(db: TestDatabase, sql: string): Promise<void> {
  const connection = await openNative(await addressOf(db));
  await connection.exec(sql);
  await connection.close();
}
