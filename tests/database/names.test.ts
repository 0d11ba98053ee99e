import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_NAMES, OTHER_NAMES, SAME_NAMES } from '../fixtures/names';
import { call, openClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

/** Contains an override of the writing direction, a zero-width space and a Cyrillic а. */
const TRICK = '\u202eAn\u200b\u0430\u202c Souza';
const MIXED = 'Anя Souza';

describe('the database has the names of the app', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('kept alike', async () => {
    const rows = await db.asOwner(
      `select case when private.has_one_alphabet(kept) then kept end as kept
       from unnest($1::text[]) with ordinality given (written, nth), private.plain_name(written) kept order by nth`,
      [KEPT_NAMES.map(([, written]) => written)],
    );
    expect(rows.map(({ kept }, at) => [KEPT_NAMES[at]?.[0], kept])).toEqual(
      KEPT_NAMES.map(([requirement, , kept]) => [requirement, kept]),
    );
  });

  it('compared alike', async () => {
    const keysOf = async (names: readonly string[]) =>
      (await db.asOwner('select private.name_key(nome) as key from unnest($1::text[]) nome', [names])).map(
        ({ key }) => key,
      );
    for (const [requirement, ...names] of SAME_NAMES)
      expect([requirement, new Set(await keysOf(names)).size]).toEqual([requirement, 1]);
    for (const names of OTHER_NAMES) expect(new Set(await keysOf(names)).size).toBe(2);
  });
});

describe.each(GRANTS)('names that others see, with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  afterAll(() => db.close());

  const nameOf = async (user: string) =>
    (await db.asOwner('select nome from public.profiles where user_id = $1', [user]))[0]?.nome;

  it('are kept plain at sign-up, and none that mixes alphabets makes it fail', async () => {
    expect(await nameOf(await db.signUp({ nome: TRICK }))).toBe('Ana Souza');
    const email = `aninha.${grants}@exemplo.com.br`;
    expect(await nameOf(await db.signUp({ nome: MIXED, email }))).toBe(`aninha.${grants}`);
    expect(await nameOf(await db.signUp({ nome: '\u200b\u3164', email: `x${email}` }))).toBe(
      `xaninha.${grants}`,
    );
  });

  it('are kept plain wherever they are written, and refused where they mix alphabets', async () => {
    const { teacher, student, classroom, code } = await openClassroom(db);
    const id = crypto.randomUUID();
    const writings: [string, (nome: string) => ReturnType<TestDatabase['asUser']>, () => Promise<unknown>][] =
      [
        [
          'of an account',
          (nome) => db.asUser(student, 'update public.profiles set nome = $1 returning nome', [nome]),
          () => nameOf(student),
        ],
        [
          'of a classroom',
          (nome) =>
            db.asUser(teacher, 'update public.salas set nome = $1 where id = $2 returning nome', [
              nome,
              classroom,
            ]),
          async () => (await db.asAnon('select nome from public.sala_por_convite($1)', [code]))[0]?.nome,
        ],
        [
          'of a copied classroom',
          (nome) => db.asUser(teacher, 'select public.copiar_sala($1, $2, $3, false)', [classroom, id, nome]),
          async () =>
            (await db.asUser(teacher, 'select nome from public.salas where id = $1', [id]))[0]?.nome,
        ],
        [
          'of an expected student',
          (nome) =>
            db.asUser(teacher, 'select public.importar_nomes($1, $2)', [
              classroom,
              JSON.stringify([{ id, nome, email: null }]),
            ]),
          async () => (await call(db, teacher, 'sala_do_professor($1)', [classroom])).nomes[0]?.nome,
        ],
      ];
    for (const [whose, write, read] of writings) {
      expect([whose, await outcome(write(MIXED))]).toEqual([whose, '23514']);
      expect([whose, await outcome(write('\u200b\u3164'))]).toEqual([whose, '23514']);
      await write(TRICK);
      expect([whose, await read()]).toEqual([whose, 'Ana Souza']);
    }
  });
});
