import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareCatalogs, readCatalog, type Catalog } from '../../tools/database/catalog';
import type { Connection } from '../../tools/database/connection';
import { prepareFromSchemas } from '../../tools/database/prepare-database';
import { openEmptyDatabase, openTestDatabase } from './support/test-database';

/** `declared` is built from supabase/schemas, and `catalog` describes the result. */
let declared: Connection;
let catalog: Catalog;
beforeAll(async () => {
  declared = await openEmptyDatabase();
  await prepareFromSchemas(declared);
  catalog = await readCatalog(declared);
});
afterAll(() => declared.close());

it('the migrations make what the schema files say', async () => {
  const migrated = await openTestDatabase();
  const made = await readCatalog({ query: migrated.asOwner });
  await migrated.close();
  expect(made.size).toBeGreaterThan(1000);
  expect(compareCatalogs(made, catalog)).toEqual([]);
});

it('every function of the schema files is valid beside all the others', async () => {
  const functions = [...catalog].filter(([object]) => object.startsWith('function '));
  expect(functions.length).toBeGreaterThan(200);
  await declared.exec('begin; set local check_function_bodies = on');
  for (const [object, definition] of functions) {
    const [statement = ''] = definition.split('\n | ');
    await declared.exec(statement).catch((cause: unknown) => {
      throw new Error(object, { cause });
    });
  }
  await declared.exec('rollback');
});

it.each([
  ['alter table public.salas add column sala integer', 'column public.salas.sala: extra'],
  ['drop policy "own profile" on public.profiles', 'policy "own profile" on public.profiles: missing'],
  ['grant update (plan) on public.profiles to authenticated', 'column public.profiles.plan:\n'],
  ['alter function private.is_client() security definer', 'function private.is_client():\n-  STABLE\n'],
  ['alter table public.redacoes disable trigger guard_essay', 'trigger guard_essay on public.redacoes:\n'],
  ['drop index public.salas_professor_idx', 'index public.salas_professor_idx: missing'],
  ['grant execute on function public.diagnostico() to anon', 'function public.diagnostico():\n'],
])('a difference is named: %s', async (change, told) => {
  await declared.exec(`begin; ${change}`);
  const found = compareCatalogs(await readCatalog(declared), catalog);
  await declared.exec('rollback');
  expect(found).toEqual([expect.stringContaining(told)]);
});
