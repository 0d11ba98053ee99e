import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './support/test-database';

let db: TestDatabase;
let student: string;
beforeAll(async () => {
  db = await openTestDatabase();
  student = await db.signUp();
});
afterAll(() => db.close());

const ask = (call: string) => db.asUser(student, `select * from public.${call}`);

it.each([
  ['claim_daily_login()', 'receber_entrada_do_dia()', 1],
  ['claim_daily_mission()', 'receber_missao_do_dia()', 0],
])('%s, as older apps call it, pays what %s pays, once', async (older, current, paid) => {
  const [first] = await ask(older);
  expect(Number(Object.values(first ?? {})[0])).toBe(paid);
  const [second] = await ask(current);
  expect(Number(Object.values(second ?? {})[0])).toBe(0);
});

it.each([
  ['leaderboard(10)', 'ranking(10)'],
  ['unlock_achievements()', 'desbloquear_conquistas()'],
])('%s, as older apps call it, answers the columns of %s', async (older, current) => {
  await db.asUser(student, 'update public.profiles set ranking_opt_in = true where user_id = auth.uid()');
  const before = await ask(older);
  await db.execAsOwner('delete from public.usuario_conquistas');
  expect(await ask(current)).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});
