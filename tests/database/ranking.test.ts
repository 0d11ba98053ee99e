import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { openTestDatabase, type TestDatabase } from './support/test-database';

let db: TestDatabase;
const ids: Record<string, string> = {};

beforeAll(async () => {
  db = await openTestDatabase();
  const accounts = [
    ['first', 'Ana Beatriz de Souza', 30, true, 'student'],
    ['second', '  João  da Silva ', 20, true, 'student'],
    ['equal', 'Zoé', 20, true, 'student'],
    ['shy', 'Rita Lima', 90, false, 'student'],
    ['teacher', 'Prof. Ivo', 90, true, 'teacher'],
  ] as const;
  for (const [key, nome, canetinhas, visible, tipo_conta] of accounts) {
    const id = await db.signUp({ nome, tipo_conta });
    ids[key] = id;
    await db.asUser(id, 'update public.profiles set ranking_opt_in = $1', [visible]);
    await db.asOwner(
      `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, $2, 'ajuste')`,
      [id, canetinhas],
    );
  }
});
afterAll(() => db.close());

const ranking = (user: string | undefined, limit: string) =>
  db.asUser(user ?? '', `select posicao::int, nome, canetinhas::float8, eu from public.ranking(${limit})`);

describe('the ranking', () => {
  it('shows first name, initial and canetinhas of the students who chose to appear, and nothing else', async () => {
    expect(await db.asUser(ids.second ?? '', 'select * from public.ranking() limit 1')).toHaveLength(1);
    expect(await ranking(ids.second, '10')).toEqual([
      { posicao: 1, nome: 'Ana S.', canetinhas: 130, eu: false },
      { posicao: 2, nome: 'João S.', canetinhas: 120, eu: true },
      { posicao: 3, nome: 'Zoé', canetinhas: 120, eu: false },
    ]);
    const columns = await db.asUser(ids.second ?? '', 'select * from public.ranking(1)');
    expect(Object.keys(columns[0] ?? {})).toEqual(['posicao', 'nome', 'canetinhas', 'eu']);
  });

  it.each([
    ['ten by default', '', 3],
    ['as many as asked for', '2', 2],
    ['one for none', '0', 1],
    ['one for a negative number', '-5', 1],
    ['ten for null', 'null', 3],
    ['a hundred at most', '1000000', 3],
  ])('shows %s', async (_requirement, limit, count) => {
    expect(await ranking(ids.first, limit)).toHaveLength(count);
  });

  it.each([
    ['first', [{ posicao: 1, canetinhas: 130 }]],
    ['second', [{ posicao: 2, canetinhas: 120 }]],
    ['equal', [{ posicao: 3, canetinhas: 120 }]],
    ['shy', []],
    ['teacher', []],
  ])('tells %s its own place', async (key, place) => {
    expect(
      await db.asUser(ids[key] ?? '', 'select posicao::int, canetinhas::float8 from public.minha_posicao()'),
    ).toEqual(place);
  });

  it('drops whoever withdraws', async () => {
    await db.asUser(ids.equal ?? '', 'update public.profiles set ranking_opt_in = false');
    expect((await ranking(ids.first, '10')).map(({ nome }) => nome)).toEqual(['Ana S.', 'João S.']);
  });

  it('cuts an endless first name', async () => {
    const [row] = await db.asOwner(`select char_length(private.short_name(repeat('a', 100))) as length`);
    expect(row?.length).toBe(30);
  });

  it('is for signed-in users', async () => {
    expect(await outcome(db.asAnon('select * from public.ranking()'))).toBe('refused');
  });
});
