import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { call } from './support/classroom';
import { outcome } from './support/outcome';
import { answer, dismiss, practiceCard } from './support/practice';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const DAY_MS = 86_400_000;
const frase = { errada: 'Ela foi à pé.', certa: 'Ela foi a pé.' };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe.each(GRANTS)('practice with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let other: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    [student, other] = [await db.signUp(), await db.signUp()];
    essay = await storeCorrection(db, student, { correcao: {} });
  });
  afterAll(() => db.close());

  const stateOf = (user: string, since = inDays(-1), until = inDays(1)) =>
    call(db, user, 'meu_treino($1, $2)', [since, until]);
  const rowsOf = async (user: string) =>
    Promise.all(
      ['cartoes', 'respostas', 'faltas'].map(
        async (table) =>
          (await db.asOwner(`select 1 from public.treino_${table} where usuario_id = $1`, [user])).length,
      ),
    );
  const cardOf = async (user: string) => {
    const [row] = await db.asOwner('select * from public.treino_cartoes where usuario_id = $1', [user]);
    return row;
  };

  describe('is written by its functions only', () => {
    it.each([
      ['a card', 'treino_cartoes', 'chave, falta, memoria, respondido_em', `'k', 'f', '{}', now()`],
      [
        'an answer',
        'treino_respostas',
        'id, chave, falta, certa, respondida_em',
        `gen_random_uuid(), 'k', 'f', true, now()`,
      ],
      ['a count', 'treino_faltas', 'falta, acertos, erros, seguidas, desde', `'f', 900, 0, 900, now()`],
    ])(
      '%s is neither inserted nor changed nor deleted, be it one’s own',
      async (_what, table, columns, values) => {
        await answer(db, student, { redacao_id: essay });
        for (const owner of [student, other]) {
          const sql = `insert into public.${table} (usuario_id, ${columns}) values ($1, ${values}) returning 1`;
          expect(await outcome(db.asUser(student, sql, [owner]))).toBe('refused');
          expect(await outcome(db.asAnon(sql, [owner]))).toBe('refused');
        }
        for (const sql of [
          `update public.${table} set falta = 'x' returning 1`,
          `delete from public.${table} returning 1`,
        ])
          expect(await outcome(db.asUser(student, sql))).toMatch(/^(refused|nothing)$/);
        expect(await rowsOf(student)).toEqual([1, 1, 1]);
      },
    );

    it('and by no visitor', async () => {
      const calls = [
        [`responder_treino(gen_random_uuid(), $1, true, now())`, practiceCard()],
        ['dispensar_cartao($1)', practiceCard()],
        ['meu_treino(now(), now())'],
        [`cartoes_ineditos('{a}')`],
        ['frases_da_sala()'],
        [`permitir_frases(gen_random_uuid(), true)`],
      ] as const;
      for (const [sql, card] of calls)
        expect(await outcome(db.asAnon(`select public.${sql}`, card ? [JSON.stringify(card)] : []))).toBe(
          'refused',
        );
    });
  });

  describe('a card', () => {
    it('names no user: whatever the card says, it is the caller’s', async () => {
      await answer(db, student, { usuario_id: other, user_id: other });
      expect([await rowsOf(student), await rowsOf(other)]).toEqual([
        [1, 1, 1],
        [0, 0, 0],
      ]);
      expect(await stateOf(other)).toEqual({ cartoes: [], faltas: [], hoje: [] });
      expect(await call(db, other, `cartoes_ineditos('{banco/1}')`)).toEqual(['banco/1']);
    });

    it('is not made of an essay of somebody else, nor of none', async () => {
      for (const redacao_id of [essay, crypto.randomUUID(), 'k']) {
        expect(await outcome(answer(db, other, { redacao_id, frase }))).toBe('refused');
        expect(await outcome(dismiss(db, other, { redacao_id, frase }))).toBe('refused');
      }
      expect(await rowsOf(other)).toEqual([0, 0, 0]);
    });

    it('knows its essay by the key too, which a device knows before the id', async () => {
      const id = await storeCorrection(db, student, { chave: 'local-7', correcao: {} });
      await answer(db, student, { redacao_id: 'local-7', frase });
      expect(await cardOf(student)).toMatchObject({ redacao_id: id, ...frase });
    });

    it('is gone with its essay, and the answer stays counted', async () => {
      await answer(db, student, { redacao_id: essay, frase });
      await db.asOwner('delete from public.redacoes where id = $1', [essay]);
      expect(await rowsOf(student)).toEqual([0, 1, 1]);
      expect(await outcome(answer(db, student, { redacao_id: essay, frase }))).toBe('refused');
    });

    it('is gone with the account, as is all else', async () => {
      await answer(db, student, { redacao_id: essay, frase });
      await answer(db, other);
      await deleteAccount(db, student);
      expect([await rowsOf(student), await rowsOf(other)]).toEqual([
        [0, 0, 0],
        [1, 1, 1],
      ]);
      expect(await outcome(answer(db, student))).toBe('23503');
    });

    it('that is dismissed stays dismissed, also by the time of an answer that is not over yet', async () => {
      await answer(db, student, {}, { certa: false });
      for (const days of [-3, -4]) await dismiss(db, student, { respondido_em: inDays(days) });
      await answer(db, student, { respondido_em: inDays(1) });
      expect(await cardOf(student)).toMatchObject({ vence: null });
      expect(await stateOf(student)).toMatchObject({
        cartoes: [],
        faltas: [{ vence: null, acertos: 1, erros: 1 }],
      });
      expect(await call(db, student, `cartoes_ineditos('{banco/1,banco/2}')`)).toEqual(['banco/2']);
    });

    it.each<[string, string, object]>([
      ['no key', '23514', { chave: '' }],
      ['a missing key', '23502', { chave: null }],
      ['an endless key', '23514', { chave: 'é'.repeat(161) }],
      ['no fault', '23514', { falta: '' }],
      ['an endless fault', '23514', { falta: 'f'.repeat(61) }],
      ['no memory', '23502', { memoria: undefined }],
      ['a memory that is a list', '23514', { memoria: [] }],
      ['an endless memory', '23514', { memoria: { note: 'm'.repeat(1020) } }],
      ['half a sentence', '23514', { frase: { errada: 'Ela foi à pé.' } }],
      ['a sentence of no essay', '23514', { redacao_id: null }],
      ['an endless sentence', '23514', { frase: { ...frase, errada: 'a'.repeat(601) } }],
      ['an endless mended sentence', '23514', { frase: { ...frase, certa: 'a'.repeat(601) } }],
      ['an empty sentence', '23514', { frase: { ...frase, certa: '' } }],
      ['no day', '23514', { vence: null }],
      ['a day that never comes', '23514', { vence: 'infinity' }],
      ['a day long ago', '23514', { vence: '-infinity' }],
    ])('with %s is refused', async (_requirement, code, bad) => {
      const card = { redacao_id: essay, frase, ...bad };
      expect(await outcome(answer(db, student, card))).toBe(code);
      expect(await rowsOf(student)).toEqual([0, 0, 0]);
    });

    it('at its limits fits', async () => {
      const card = {
        chave: '🦅'.repeat(160),
        falta: 'é'.repeat(60),
        redacao_id: essay,
        frase: { errada: '🦅'.repeat(600), certa: 'é'.repeat(600) },
        memoria: { note: 'm'.repeat(1000) },
        vence: '2126-01-01T00:00:00Z',
      };
      expect(await outcome(answer(db, student, card))).toBe('done');
    });
  });

  describe('an answer', () => {
    it('is right or wrong', async () => {
      expect(await outcome(answer(db, student, {}, { certa: null }))).toBe('23502');
      expect(await rowsOf(student)).toEqual([0, 0, 0]);
    });

    it('that is sent again, or under the id of somebody else’s, changes nothing', async () => {
      const id = crypto.randomUUID();
      await answer(db, student, {}, { id });
      await answer(db, student, { falta: 'outra', vence: inDays(9) }, { id, certa: false });
      await answer(db, other, {}, { id });
      expect([await rowsOf(student), await rowsOf(other)]).toEqual([
        [1, 1, 1],
        [0, 0, 0],
      ]);
      expect(await stateOf(student)).toMatchObject({
        faltas: [{ falta: 'crase/a-verbo', seguidas: 1, erros: 0 }],
      });
    });

    it('has a time of the server where its own cannot be', async () => {
      const times = async (em: string) => {
        const user = await db.signUp();
        await answer(db, user, {}, { em });
        const [row] = await db.asOwner(
          `select extract(epoch from respondida_em - r.created_at)::int as given,
             extract(epoch from respondido_em - r.created_at)::int as card
           from public.treino_respostas r join public.treino_cartoes c using (usuario_id) where usuario_id = $1`,
          [user],
        );
        return [row?.given, row?.card];
      };
      expect(await times('infinity')).toEqual([300, 300]);
      expect(await times(inDays(400))).toEqual([300, 300]);
      expect(await times('-infinity')).toEqual([-60 * 86_400, -60 * 86_400]);
      expect(await times(inDays(-400))).toEqual([-60 * 86_400, -60 * 86_400]);
    });

    it('is one of three hundred a day, whatever day it claims', async () => {
      await db.asOwner(
        `insert into public.treino_respostas (id, usuario_id, chave, falta, certa, respondida_em)
         select gen_random_uuid(), $1, 'k', 'f', true, now() - interval '3 days' from generate_series(1, 299)`,
        [student],
      );
      expect(await outcome(answer(db, student, {}, { em: inDays(-5) }))).toBe('done');
      for (const em of [inDays(0), inDays(-5)])
        expect(await outcome(answer(db, student, {}, { em }))).toBe('PT429');
      expect(await outcome(answer(db, other))).toBe('done');
      await db.asOwner(`update public.treino_respostas set created_at = created_at - interval '1 day'`);
      expect(await outcome(answer(db, student))).toBe('done');
    });

    it('makes the last of twelve thousand cards, and goes on with those', async () => {
      await db.asOwner(
        `insert into public.treino_cartoes (usuario_id, chave, falta, vence, memoria, respondido_em)
         select $1, 'banco/' || n, 'f', now(), '{}', now() - interval '1 hour' from generate_series(1, 11999) n`,
        [student],
      );
      expect(await outcome(answer(db, student, { chave: 'banco/12000' }))).toBe('done');
      for (const write of [answer, dismiss])
        expect(await outcome(write(db, student, { chave: 'banco/12001' }))).toBe('PT429');
      expect(await outcome(answer(db, student, { chave: 'banco/1' }))).toBe('done');
      expect(await outcome(answer(db, other))).toBe('done');
    });
  });

  describe('the state', () => {
    it('has a hundred cards at most, those due longest first, and the answers of two days', async () => {
      await db.asOwner(
        `insert into public.treino_cartoes (usuario_id, chave, falta, vence, memoria, respondido_em)
         select $1, 'banco/' || n, 'f', now() - n * interval '1 minute', '{}', now() from generate_series(1, 120) n`,
        [student],
      );
      await answer(db, student, {}, { em: inDays(-3), certa: false });
      await answer(db, student, {}, { em: inDays(-1) });
      await answer(db, student, {}, { certa: false });
      const { cartoes, hoje } = await stateOf(student, '-infinity', 'infinity');
      expect(cartoes.map(({ chave }: { chave: string }) => chave)).toEqual(
        Array.from({ length: 100 }, (_, at) => `banco/${120 - at}`),
      );
      expect(hoje).toEqual([{ chave: 'banco/1', certa: true, acertou: true }]);
      expect((await stateOf(student, inDays(-0.5))).hoje).toEqual([
        { chave: 'banco/1', certa: false, acertou: false },
      ]);
    });

    it('asks about a thousand keys at most', async () => {
      const keys = (count: number) =>
        call(db, student, `cartoes_ineditos(array(select 'k' || n from generate_series(1, ${count}) n))`);
      expect(await keys(1000)).toHaveLength(1000);
      await expect(keys(1001)).rejects.toMatchObject({ code: '23514' });
    });
  });
});
