import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('favourites of the repertoire, with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let other: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
    other = await db.signUp({ tipo_conta: 'teacher' });
  });
  afterAll(() => db.close());

  const save = (user: string, entrada: string, owner = user) =>
    db.asUser(
      user,
      'insert into public.repertorio_favoritos (usuario_id, entrada) values ($1, $2) returning created_at',
      [owner, entrada],
    );
  const saved = async (user = student) =>
    (await db.asUser(user, 'select entrada from public.repertorio_favoritos order by 1')).map(
      ({ entrada }) => entrada,
    );

  it('are saved once, with the time of the server, and are their owner’s alone', async () => {
    const [row] = await db.asUser(
      student,
      `insert into public.repertorio_favoritos (entrada, created_at) values ('lei-de-cotas', '2020-01-01') returning *`,
    );
    expect(row?.usuario_id).toBe(student);
    expect(new Date(String(row?.created_at)).getFullYear()).toBeGreaterThan(2020);
    expect(await outcome(save(student, 'lei-de-cotas'))).toBe('23505');
    const again = `insert into public.repertorio_favoritos (entrada) values ('lei-de-cotas') on conflict do nothing`;
    expect(await outcome(db.asUser(student, again))).toBe('nothing');
    expect(await saved()).toEqual(['lei-de-cotas']);
    expect(await saved(other)).toEqual([]);
    expect(await outcome(db.asAnon('select * from public.repertorio_favoritos'))).toMatch(
      /^(refused|nothing)$/,
    );
  });

  it('are neither saved nor removed for somebody else', async () => {
    await save(student, 'lei-de-cotas');
    expect(await outcome(save(other, 'quarto-de-despejo', student))).toBe('refused');
    const remove = 'delete from public.repertorio_favoritos where usuario_id = $1 returning 1';
    expect(await outcome(db.asUser(other, remove, [student]))).toBe('nothing');
    expect(await outcome(db.asAnon(remove, [student]))).toMatch(/^(refused|nothing)$/);
    expect(await saved()).toEqual(['lei-de-cotas']);
  });

  it('never change: one is removed, and another saved', async () => {
    await save(student, 'lei-de-cotas');
    for (const change of [`entrada = 'outra'`, `created_at = now()`, `usuario_id = '${other}'`])
      expect(
        await outcome(db.asUser(student, `update public.repertorio_favoritos set ${change} returning 1`)),
      ).toMatch(/^(refused|nothing)$/);
    await db.asUser(student, 'delete from public.repertorio_favoritos');
    await save(student, 'outra');
    expect(await saved()).toEqual(['outra']);
  });

  it('are three hundred at most, also in one request, and a saved one may be sent again', async () => {
    const many = (count: number) =>
      db.asUser(
        student,
        `insert into public.repertorio_favoritos (entrada) select 'entrada-' || n from generate_series(1, $1::int) n`,
        [count],
      );
    expect(await outcome(many(301))).toBe('PT429');
    expect(await saved()).toEqual([]);
    await many(300);
    expect(await outcome(save(student, 'mais-uma'))).toBe('PT429');
    const again = `insert into public.repertorio_favoritos (entrada) values ('entrada-7') on conflict do nothing`;
    expect(await outcome(db.asUser(student, again))).toBe('nothing');
    expect(await outcome(save(other, 'mais-uma'))).toBe('done');
  });

  it('end with the account', async () => {
    await save(student, 'lei-de-cotas');
    await save(other, 'lei-de-cotas');
    await deleteAccount(db, student);
    expect(
      await db.asOwner('select usuario_id from public.repertorio_favoritos where usuario_id = $1', [student]),
    ).toEqual([]);
    expect(await saved(other)).toEqual(['lei-de-cotas']);
  });

  it.each([
    ['nothing', ''],
    ['capitals', 'Lei-de-cotas'],
    ['spaces', 'lei de cotas'],
    ['a hyphen at the end', 'lei-'],
    ['two lines', 'lei\ncotas'],
    ['markup', '<b>'],
    ['more than 80 characters', 'a'.repeat(81)],
  ])('are refused with %s as their id', async (_requirement, entrada) => {
    expect(await outcome(save(student, entrada))).toBe('23514');
  });

  it('may have an id of 80 characters', async () => {
    expect(await outcome(save(student, 'a'.repeat(80)))).toBe('done');
  });
});
