import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './support/test-database';

const STUDENTS = 300;

/**
 * The two requests that every screen makes must be served by an index scan in index order. Measurements at full
 * size: `npm run bench:db`.
 */
let db: TestDatabase;
let student: string;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.asAuth(
    `insert into auth.users (email) select n || '@exemplo.com.br' from generate_series(1, ${STUDENTS}) n`,
  );
  await db.asOwner('update public.profiles set ranking_opt_in = true');
  await db.asOwner(
    `insert into public.redacoes (usuario_id, texto, nota_total, created_at)
     select user_id, 'Um texto.', 600, now() - n * interval '1 day'
     from generate_series(1, 30) n cross join (select user_id from public.profiles limit 60) p`,
  );
  for (const table of ['profiles', 'redacoes']) await db.asOwner(`analyze public.${table}`);
  const [row] = await db.asOwner('select usuario_id from public.redacoes limit 1');
  student = String(row?.usuario_id);
});
afterAll(() => db.close());

const planOf = async (rows: Promise<Record<string, unknown>[]>) =>
  (await rows).map((row) => String(Object.values(row)[0])).join('\n');

it('the history page reads the newest essays of one user and sorts nothing', async () => {
  const plan = await planOf(
    db.asUser(student, 'explain select * from public.redacoes order by created_at desc limit 5'),
  );
  expect(plan).toContain('Index Scan using redacoes_history_idx');
  expect(plan).not.toContain('Sort');
});

it('the ranking reads the highest balances and nothing else', async () => {
  const [source] = await db.asOwner(`select prosrc from pg_proc where proname = 'ranking'`);
  const plan = await planOf(
    db.asOwnerFor(student, `explain ${String(source?.prosrc).replaceAll('p_limit', '10')}`),
  );
  expect(plan).toMatch(/Index (Only )?Scan using profiles_ranking_idx/);
  expect(plan).not.toContain('Seq Scan');
});
