import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compareSchemas, DiagnosisSchema, expectedDiagnosis } from '../../tools/doctor/schema';
import { outcome } from './support/outcome';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/**
 * Tests the data that `npm run doctor` reads from a database, and its findings after somebody has changed the
 * database by hand.
 */
let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const diagnose = async () => {
  const [row] = await db.asService('select public.diagnostico() as diagnosis');
  return z.parse(DiagnosisSchema, row?.diagnosis);
};

it('is the same of every database with these migrations', async () => {
  expect(compareSchemas(await diagnose(), await expectedDiagnosis())).toEqual({ missing: [], extra: [] });
});

it('is for the server alone', async () => {
  const student = await db.signUp();
  const sql = 'select public.diagnostico()';
  expect(await outcome(db.asUser(student, sql))).toBe('refused');
  expect(await outcome(db.asAnon(sql))).toBe('refused');
});

it('shows what was taken away, opened or changed by hand', async () => {
  const expected = await diagnose();
  for (const change of [
    'alter table public.profiles disable row level security',
    'drop policy "own purchases" on public.compras',
    'alter table public.redacoes disable trigger guard_essay',
    'grant select on public.revisoes to anon',
    'create table public.rascunho (id integer)',
    `create or replace function private.my_account_type() returns text language sql as $$ select 'dev' $$`,
  ]) {
    await db.asOwner(change);
  }
  const found = await diagnose();
  expect(found.sem_protecao).toEqual(['profiles', 'rascunho']);
  const { missing, extra } = compareSchemas(found, expected);
  expect(missing).toEqual([
    'compras: own purchases',
    'redacoes: guard_essay',
    expect.stringMatching(/^private\.my_account_type [0-9a-f]{32}$/),
  ]);
  expect(extra).toEqual(
    expect.arrayContaining([
      'rascunho.id',
      expect.stringMatching(/^private\.my_account_type [0-9a-f]{32}$/),
      'anon may select revisoes',
    ]),
  );
});
