import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import { NEW, REPEATED, WORDLESS, words } from '../support/repeated-texts';
import { call, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, newText, storeCorrection, storeEssay, type NewEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

/**
 * Tests against a script that sends one essay forty times, and against other ways in which a repeated text could
 * earn rewards.
 */
describe.each(GRANTS)('a text with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  /** The account's earnings, from both the balance and the transactions, and the codes of its achievements. */
  async function earnings(user = student) {
    await db.asUser(user, 'select public.receber_missao_do_dia()');
    await db.asUser(user, 'select public.desbloquear_conquistas()');
    const [earned] = await db.asOwner(
      `select canetinhas::float8 - 100 as balance, (
         select coalesce(sum(amount), 0)::float8 from public.canetinhas_transactions
         where user_id = $1 and source <> 'boas_vindas'
       ) as transactions, (
         select array_agg(criterio_desbloqueio order by 1) from public.usuario_conquistas u
         join public.conquistas c on c.id = u.conquista_id where u.usuario_id = $1
       ) as achievements
       from public.profiles where user_id = $1`,
      [user],
    );
    expect(earned?.balance).toBe(earned?.transactions);
    return earned;
  }
  const perfect = (texto: string): NewEssay => ({
    texto,
    tema: 'Leitura',
    nota: 1000,
    correcao: correctionOf([200, 200, 200, 200, 200]),
    missoes: DAILY_MISSIONS.map(({ id }) => id),
  });
  /**
   * The `conta` of all essays of the student, in the order of `ids`, which is the order of storing. The database
   * cannot sort them by time, because two may have been stored in the same millisecond.
   */
  async function countsOf(...ids: string[]) {
    const rows = await db.asUser(student, 'select id, conta from public.redacoes');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    return ids.map((id) => rows.find((row) => row.id === id)?.conta);
  }
  it('sent forty times to the function earns what it earns once', async () => {
    const once = await db.signUp();
    const texto = newText();
    await storeCorrection(db, once, perfect(texto));
    for (let n = 0; n < 40; n += 1) await storeCorrection(db, student, { ...perfect(texto), chave: `k${n}` });
    const earned = await earnings();
    expect(earned).toEqual(await earnings(once));
    expect(Number(earned?.balance)).toBeGreaterThan(0);
  });

  it('stored forty times by a browser earns what it earns once, one by one and all at once', async () => {
    const [once, atOnce] = [await db.signUp(), await db.signUp()];
    const essay = { texto: newText(), tema: 'Leitura' };
    await storeEssay(db, once, essay);
    for (let n = 0; n < 40; n += 1) await storeEssay(db, student, essay);
    await db.asUser(
      atOnce,
      `insert into public.redacoes (tema, texto, nota_total) select 'Leitura', $1, 600 from generate_series(1, 40)`,
      [essay.texto],
    );
    const expected = await earnings(once);
    expect(await earnings()).toEqual(expected);
    expect(await earnings(atOnce)).toEqual(expected);
  });

  it.each(REPEATED)('%s is no new one', async (_kind, texto) => {
    const first = await storeCorrection(db, student, { texto: words() });
    const second = await storeCorrection(db, student, { texto });
    expect(await countsOf(first, second)).toEqual([true, false]);
  });

  it.each(NEW)('%s is a new one', async (_kind, texto) => {
    const first = await storeCorrection(db, student, { texto: words() });
    const second = await storeCorrection(db, student, { texto });
    expect(await countsOf(first, second)).toEqual([true, true]);
  });

  it.each(WORDLESS)('of %s is new once', async (_kind, texto) => {
    const first = await storeCorrection(db, student, { texto: '…' });
    const second = await storeCorrection(db, student, { texto });
    expect(await countsOf(first, second)).toEqual([true, false]);
  });

  it('of somebody else is nothing to it', async () => {
    const other = await db.signUp();
    await storeCorrection(db, other, { texto: words() });
    const own = await storeCorrection(db, student, { texto: words() });
    expect(await countsOf(own)).toEqual([true]);
  });

  it('that a browser had stored counts once when the server reads it, with what only the server gives', async () => {
    const texto = newText();
    const stored = await storeEssay(db, student, { texto, nota: 1000 });
    const corrected = await storeCorrection(db, student, { texto, nota: 840 });
    expect(await countsOf(stored, corrected)).toEqual([false, true]);
    expect(
      await db.asUser(
        student,
        `select source, amount::float8 from public.canetinhas_transactions order by created_at`,
      ),
    ).toEqual([
      { source: 'boas_vindas', amount: 100 },
      { source: 'redacao', amount: 1 },
      { source: 'nota_alta', amount: 2 },
    ]);
  });

  it.each([
    ['the first', ['a'], [true, false]],
    ['the second', ['b'], [false, true]],
    ['both, one after the other', ['b', 'a'], [false, true]],
    ['another, and then the first', ['c', 'a'], [false, false, true]],
  ])('stored twice by a browser counts once when the server reads %s', async (_kind, keys, expected) => {
    const texto = newText();
    await storeEssay(db, student, { chave: 'a', texto });
    await storeEssay(db, student, { chave: 'b', texto });
    for (const chave of keys) await storeCorrection(db, student, { chave, texto, nota: 840 });
    const rows = await db.asUser(
      student,
      'select chave_idempotencia as chave, conta from public.redacoes order by 1',
    );
    expect(rows.map(({ conta }) => conta)).toEqual(expected);
    const paid = await db.asUser(
      student,
      `select source from public.canetinhas_transactions where source <> 'boas_vindas' order by 1`,
    );
    expect(paid.map(({ source }) => source)).toEqual(['nota_alta', 'redacao']);
  });

  it('from before the comparison is compared too', async () => {
    const first = await storeCorrection(db, student, { texto: words() });
    const second = await storeEssay(db, student, { chave: 'k', texto: words() });
    await db.asOwner(`update public.redacoes set sequencias = null where usuario_id = $1`, [student]);
    await storeCorrection(db, student, { chave: 'k', texto: words() });
    const third = await storeCorrection(db, student, { texto: words() });
    expect(await countsOf(first, second, third)).toEqual([true, false, false]);
  });

  it('waits only for the newest 300 from before to be counted', async () => {
    await db.asOwner(
      `insert into public.redacoes (usuario_id, texto, nota_total, created_at)
       select $1, 'Texto de número ' || n, 600, now() - n * interval '1 day' from generate_series(1, 302) n`,
      [student],
    );
    await db.asOwner(`update public.redacoes set sequencias = null where usuario_id = $1`, [student]);
    await storeEssay(db, student);
    const [row] = await db.asOwner(
      `select count(*)::integer as waiting from public.redacoes where usuario_id = $1 and sequencias is null`,
      [student],
    );
    expect(row?.waiting).toBe(2);
  });

  it('cannot be exchanged for a copy under a key that a browser had filled with another', async () => {
    const texto = newText();
    const first = await storeCorrection(db, student, { ...perfect(texto), chave: 'a' });
    const before = await earnings();
    const second = await storeEssay(db, student, { chave: 'b' });
    await storeCorrection(db, student, { ...perfect(texto), chave: 'b' });
    expect(await countsOf(first, second)).toEqual([true, false]);
    expect(Number((await earnings())?.balance) - Number(before?.balance)).toBeLessThanOrEqual(1);
  });

  it.each(['conta', 'repete_id', 'sequencias', 'palavras', 'missoes'])(
    '%s is not for a browser to say',
    async (column) => {
      const texto = newText();
      await storeCorrection(db, student, { texto });
      const value = {
        conta: 'true',
        repete_id: 'null',
        sequencias: `null`,
        palavras: `null`,
        missoes: `'{tese-clara}'`,
      }[column];
      await outcome(
        db.asUser(
          student,
          `insert into public.redacoes (texto, nota_total, ${column}) values ($1, 600, ${value})`,
          [texto],
        ),
      );
      await outcome(db.asUser(student, `update public.redacoes set ${column} = ${value}`));
      const [row] = await db.asUser(
        student,
        `select conta, repete_id is null as new, cardinality(sequencias) > 0 and cardinality(palavras) > 0 as runs, missoes
       from public.redacoes where origem = 'local'`,
      );
      expect(row).toEqual({ conta: false, new: false, runs: true, missoes: [] });
    },
  );

  describe('sent to a class', () => {
    const A = 'O primeiro texto, que a professora leu e comentou.';
    const B = 'Outro texto, bem melhor, que a professora nunca leu.';
    let classroom: Awaited<ReturnType<typeof fillClassroom>>;
    beforeEach(async () => {
      classroom = await fillClassroom(db);
    });
    const read = (sending: string) => call(db, classroom.teacher, 'redacao_da_sala($1)', [sending]);

    it('stands, and a new text under its key is a new essay', async () => {
      const essay = await storeEssay(db, classroom.student, { chave: 'chave-1', tema: 'Leitura', texto: A });
      const sending = await send(db, classroom.student, classroom.classroom, essay);
      await call(db, classroom.teacher, 'revisar_redacao($1, $2)', [
        sending,
        JSON.stringify([{ competencia: 1, nivel: 200, motivo: 'Sem desvios.' }]),
      ]);
      const exchanged = await storeCorrection(db, classroom.student, {
        chave: 'chave-1',
        tema: 'Leitura',
        texto: B,
      });
      expect(exchanged).not.toBe(essay);
      expect((await read(sending)).redacao).toMatchObject({ id: essay, texto: A });
      // After a lost response, the repeated request returns the same new essay.
      expect(
        await storeCorrection(db, classroom.student, { chave: 'chave-1', tema: 'Leitura', texto: B }),
      ).toBe(exchanged);
    });

    it('keeps its theme too', async () => {
      const essay = await storeEssay(db, classroom.student, { chave: 'chave-1', tema: 'Leitura', texto: A });
      const sending = await send(db, classroom.student, classroom.classroom, essay);
      await storeCorrection(db, classroom.student, { chave: 'chave-1', tema: 'Outro tema', texto: A });
      expect((await read(sending)).redacao).toMatchObject({ tema: 'Leitura', texto: A });
    });

    it('is still vouched for by the server when it is the same', async () => {
      const essay = await storeEssay(db, classroom.student, { chave: 'chave-1', tema: 'Leitura', texto: A });
      const sending = await send(db, classroom.student, classroom.classroom, essay);
      const correcao = correctionOf([120, 120, 120, 120, 120]);
      expect(
        await storeCorrection(db, classroom.student, {
          chave: 'chave-1',
          tema: 'Leitura',
          texto: A,
          correcao,
        }),
      ).toBe(essay);
      expect((await read(sending)).redacao).toMatchObject({ texto: A, origem: 'funcao' });
    });
  });

  it('of an old device never outranks what the server gave', async () => {
    const id = await storeCorrection(db, student, {
      chave: 'k',
      nota: 600,
      correcao: correctionOf([120, 120, 120, 120, 120]),
    });
    expect(await outcome(storeEssay(db, student, { chave: 'k', nota: 1000 }).then(() => []))).toBe('23505');
    const again = `insert into public.redacoes (id, texto, nota_total) values ('${id}', 'Um texto.', 1000)`;
    expect(await outcome(db.asUser(student, again))).toBe('23505');
    expect(
      await outcome(db.asUser(student, `update public.redacoes set nota_total = 1000 returning 1`)),
    ).toMatch(/refused|nothing/);
    await storeEssay(db, student, { nota: 1000 });
    const [facts] = await db.asOwner(
      `select valor::integer from private.achievement_facts($1) where medida = 'best-total'`,
      [student],
    );
    expect(facts?.valor).toBe(600);
  });

  describe('of a browser is limited', () => {
    const insert = (bytes: number) =>
      db.asUser(
        student,
        `insert into public.redacoes (texto, nota_total, correcao)
         values ($1, 600, jsonb_build_object('x', repeat('x', $2)))`,
        [newText(), bytes],
      );

    it('to 64 kB of correction', async () => {
      expect(await outcome(insert(65_000))).toBe('nothing');
      expect(await outcome(insert(66_000))).toBe('23514');
    });

    it('to 5 MB a day of texts and corrections', async () => {
      const text = '🎒'.repeat(20_000);
      for (let n = 0; n < 49; n += 1) {
        await db.asOwner(
          `insert into public.redacoes (usuario_id, texto, nota_total, correcao)
           values ($1, $2 || $3, 600, jsonb_build_object('x', repeat('x', 65000)))`,
          [student, text.slice(8), String(n)],
        );
      }
      expect(await outcome(insert(65_000))).toBe('PT429');
      const other = await db.signUp();
      expect(await outcome(storeEssay(db, other).then(() => []))).toBe('nothing');
    });
  });

  describe('in place of a name', () => {
    it.each([
      ['blanks', '   '],
      ['signs', '...!'],
      ['signs nobody sees', '\u200b\u2800\u3164'],
      ['emoji', '🎒🎒'],
    ])('%s are refused in a profile, and give way at sign-up', async (_kind, nome) => {
      const sql = 'update public.profiles set nome = $1 returning 1';
      expect(await outcome(db.asUser(student, sql, [nome]))).toBe('23514');
      const user = await db.signUp({ nome, email: `rosa-${Math.random()}@exemplo.com.br` });
      const [profile] = await db.asUser(user, 'select nome from public.profiles');
      expect(profile?.nome).toMatch(/^rosa-/);
    });

    it.each(['Zé', 'Đặng', 'Ирина', 'さくら', '지우', 'M. 2', '𝓐𝓷𝓪', 'Ａｎａ', '𠮷'])(
      '%s is one',
      async (nome) => {
        expect(
          await outcome(db.asUser(student, 'update public.profiles set nome = $1 returning 1', [nome])),
        ).toBe('done');
      },
    );
  });
});
