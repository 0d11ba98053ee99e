import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GIVEN_CHARACTERS } from '@/domain/ocr/hand/given-line';
import { deleteAccount } from './support/account';
import { call, deleteForGood, fillClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const COLUMNS = 20;
/** A different strip for each number. */
const stripOf = (number: number, columns = COLUMNS) => String(number).padStart(32 * columns, 'A');

describe.each(GRANTS)('lines that students give, with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom } = await fillClassroom(db));
  });
  afterAll(() => db.close());

  type Row = Record<string, unknown>;
  function insert(user: string, table: string, row: Row) {
    const names = Object.keys(row);
    return db.asUser(
      user,
      `insert into public.${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning *`,
      Object.values(row),
    );
  }
  const permit = (user: string, who = student) =>
    insert(user, 'letra_autorizacoes', { sala_id: classroom, usuario_id: who });
  const consent = (user: string, row: Row = {}) =>
    insert(user, 'letra_consentimentos', { base: 'maior', versao: '1', ...row });
  const give = (user: string, row: Row = {}) =>
    insert(user, 'letra_linhas', { colunas: COLUMNS, tira: stripOf(1), texto: 'uma linha', ...row });
  const seen = (user: string, table = 'letra_linhas') => db.asUser(user, `select * from public.${table}`);
  const remove = (user: string, table: string, owner = student) =>
    outcome(
      db.asUser(user, `delete from public.${table} where usuario_id = $1 returning 1 as done`, [owner]),
    );
  const left = async (owner = student) => {
    const [row] = await db.asOwner(
      `select (select count(*)::int from public.letra_consentimentos where usuario_id = $1) as consents,
         (select count(*)::int from public.letra_linhas where usuario_id = $1) as lines`,
      [owner],
    );
    return [row?.consents, row?.lines];
  };
  async function consentByPermission() {
    const [permission] = await permit(teacher);
    await consent(student, { base: 'autorizacao', autorizacao_id: permission?.id });
    return String(permission?.id);
  }

  it('are taken after a consent, with times of the server, and are their giver’s alone to read', async () => {
    const [said] = await consent(student, { created_at: '2020-01-01' });
    const [line] = await give(student, { created_at: '2020-01-01', rede: 'hand-1' });
    for (const row of [said, line])
      expect(new Date(String(row?.created_at)).getFullYear()).toBeGreaterThan(2020);
    expect(await seen(student)).toHaveLength(1);
    const dev = await db.signUp();
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
    for (const other of [classmate, teacher, rival, dev]) {
      for (const table of ['letra_linhas', 'letra_consentimentos']) {
        expect(await seen(other, table)).toEqual([]);
        expect(await remove(other, table)).toMatch(/^(refused|nothing)$/);
      }
    }
    expect(await outcome(db.asAnon('select * from public.letra_linhas'))).toMatch(/^(refused|nothing)$/);
    expect(await left()).toEqual([1, 1]);
    expect(await db.asService('select texto from public.letra_linhas')).toContainEqual({
      texto: 'uma linha',
    });
  });

  it('are refused without a consent, and for somebody else', async () => {
    expect(await outcome(give(student))).toBe('refused');
    await consent(classmate);
    expect(await outcome(give(student, { usuario_id: classmate }))).toBe('refused');
    expect(await outcome(consent(student, { usuario_id: rival }))).toBe('refused');
    expect([await left(), await left(classmate)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('are not a teacher’s to give: what she photographs is another’s hand', async () => {
    expect(await outcome(consent(teacher))).toBe('refused');
  });

  it('never change, nor does what was said', async () => {
    await consent(student);
    await give(student);
    const changes = [
      `letra_linhas set texto = 'outra'`,
      `letra_consentimentos set versao = '9'`,
      `letra_consentimentos set usuario_id = '${classmate}'`,
    ];
    for (const change of changes)
      expect(await outcome(db.asUser(student, `update public.${change} returning 1`))).toMatch(
        /^(refused|nothing)$/,
      );
  });

  it('end with the consent, at once', async () => {
    await consent(student);
    await give(student);
    await give(student, { tira: stripOf(2) });
    expect(await remove(student, 'letra_consentimentos')).toBe('done');
    expect(await left()).toEqual([0, 0]);
    expect(await outcome(give(student))).toBe('refused');
  });

  it('are taken back one by one, and all with the account', async () => {
    await consent(student);
    await give(student);
    await give(student, { tira: stripOf(2) });
    const [line] = await seen(student);
    await db.asUser(student, 'delete from public.letra_linhas where id = $1', [line?.id]);
    expect(await left()).toEqual([1, 1]);
    await deleteAccount(db, student);
    expect(await left()).toEqual([0, 0]);
  });

  describe('of somebody under age', () => {
    it('need the permission of a teacher of the class for this very student', async () => {
      const [others] = await permit(teacher, classmate);
      const claims = [{}, { autorizacao_id: crypto.randomUUID() }, { autorizacao_id: others?.id }];
      for (const claim of claims)
        expect(await outcome(consent(student, { base: 'autorizacao', ...claim }))).toMatch(
          /^(refused|23514)$/,
        );
      expect(await outcome(consent(student, { base: 'maior', autorizacao_id: others?.id }))).toBe('23514');
      await consentByPermission();
      await give(student);
      expect(await left()).toEqual([1, 1]);
    });

    it('are permitted by those who teach the class, whose name the server writes down', async () => {
      for (const outsider of [student, classmate, rival])
        expect(await outcome(permit(outsider))).toBe('refused');
      const [permission] = await insert(teacher, 'letra_autorizacoes', {
        sala_id: classroom,
        usuario_id: student,
        confirmado_por: rival,
        confirmado_em: '2020-01-01',
      });
      expect(permission).toMatchObject({ confirmado_por: teacher });
      expect(new Date(String(permission?.confirmado_em)).getFullYear()).toBeGreaterThan(2020);
      expect(await outcome(permit(teacher, rival))).toBe('23503');
      expect(await seen(student, 'letra_autorizacoes')).toHaveLength(1);
      for (const outsider of [classmate, rival]) {
        expect(await seen(outsider, 'letra_autorizacoes')).toEqual([]);
        expect(await remove(outsider, 'letra_autorizacoes')).toMatch(/^(refused|nothing)$/);
      }
      expect(await remove(student, 'letra_autorizacoes')).toMatch(/^(refused|nothing)$/);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the teacher takes the permission back', () => remove(teacher, 'letra_autorizacoes')],
      ['the student leaves the class', () => call(db, student, 'sair_da_sala($1)', [classroom])],
      [
        'the teacher removes the student',
        () => call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]),
      ],
      ['the class is gone', () => deleteForGood(db, teacher, classroom)],
    ])('end when %s', async (_requirement, end) => {
      await consentByPermission();
      await give(student);
      await end();
      expect(await left()).toEqual([0, 0]);
      expect(await outcome(give(student))).toBe('refused');
    });

    it('outlive the account of the teacher who wrote it down, where another teaches on', async () => {
      const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
      await call(db, rival, 'entrar_como_professor($1)', [codigo]);
      await consentByPermission();
      await give(student);
      await deleteAccount(db, teacher);
      expect(await left()).toEqual([1, 1]);
      expect(await seen(student, 'letra_autorizacoes')).toMatchObject([{ confirmado_por: null }]);
    });
  });

  it('are kept once, however often they are sent', async () => {
    await consent(student);
    await give(student);
    expect(await outcome(give(student))).toBe('23505');
    const again = `insert into public.letra_linhas (colunas, tira, texto) values (${COLUMNS}, '${stripOf(1)}', 'outra')
      on conflict (usuario_id, impressao) do nothing`;
    expect(await outcome(db.asUser(student, again))).toBe('nothing');
    expect(await left()).toEqual([1, 1]);
  });

  it('are a hundred a day and three hundred in all, also in one request', async () => {
    await consent(student);
    const many = (from: number, to: number) =>
      db.asUser(
        student,
        `insert into public.letra_linhas (colunas, tira, texto)
         select ${COLUMNS}, lpad(n::text, ${32 * COLUMNS}, 'A'), 'uma linha' from generate_series($1::int, $2::int) n`,
        [from, to],
      );
    const yesterday = () =>
      db.asOwner(`update public.letra_linhas set created_at = created_at - interval '1 day'`);
    expect(await outcome(many(1, 101))).toBe('PT429');
    expect(await left()).toEqual([1, 0]);
    for (const from of [1, 101, 201]) {
      await many(from, from + 99);
      expect(await outcome(give(student, { tira: stripOf(999) }))).toBe('PT429');
      await yesterday();
    }
    expect(await outcome(give(student, { tira: stripOf(999) }))).toBe('PT429');
    expect(await left()).toEqual([1, 300]);
  });

  it('have the characters that the reader knows', async () => {
    await consent(student);
    const texto = GIVEN_CHARACTERS.replaceAll(' ', '').replace('a', 'a a');
    expect(await outcome(give(student, { texto }))).toBe('done');
  });

  it.each<[string, Row]>([
    ['no text', { texto: '' }],
    ['a long text', { texto: 'a'.repeat(161) }],
    ['a second line', { texto: 'uma\nlinha' }],
    ['spaces at an end', { texto: 'uma linha ' }],
    ['two spaces', { texto: 'uma  linha' }],
    ['a character nobody learns', { texto: 'uma linha 😀' }],
    ['a letter of another alphabet', { texto: 'umа linha' }],
    ['too few columns', { colunas: 15, tira: stripOf(1, 15) }],
    ['too many columns', { colunas: 2001, tira: stripOf(1, 2001) }],
    ['a strip of another size', { tira: stripOf(1, COLUMNS + 1) }],
    ['a strip that is no base64', { tira: '<'.repeat(32 * COLUMNS) }],
    ['endless weights', { rede: 'r'.repeat(41) }],
  ])('are refused with %s', async (_requirement, row) => {
    await consent(student);
    expect(await outcome(give(student, row))).toBe('23514');
  });
});
