import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ESSAY_CHARACTERS, MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { canetinhasForEssay } from '@/domain/rewards/canetinhas';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('essays with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  const insert = (columns: string, values: string) =>
    db.asUser(student, `insert into public.redacoes (${columns}) values (${values}) returning *`);
  /** Canetinhas earned since sign-up, read from both the balance and the transactions. */
  const earned = async () => {
    const [books] = await db.asOwner(
      `select canetinhas::float8 - 100 as balance, (
         select coalesce(sum(amount), 0)::float8 from public.canetinhas_transactions
         where user_id = $1 and source <> 'boas_vindas'
       ) as transactions from public.profiles where user_id = $1`,
      [student],
    );
    expect(books?.balance).toBe(books?.transactions);
    return Number(books?.balance);
  };

  describe('stored by a browser', () => {
    it('takes an essay of the bare columns', async () => {
      const [row] = await insert('usuario_id, texto, nota_total', `'${student}', 'Um texto.', 640`);
      expect(row).toMatchObject({ usuario_id: student, nota_total: 640, origem: 'local', tema: null });
    });

    it('keeps theme, whole correction, levels and provenance', async () => {
      const id = await storeEssay(db, student, {
        tema: 'Leitura no Brasil',
        correcao: correctionOf([120, 160, 80, 200, 40]),
      });
      const [row] = await db.asUser(
        student,
        'select tema, correcao, niveis from public.redacoes where id = $1',
        [id],
      );
      expect(row).toMatchObject({ tema: 'Leitura no Brasil', niveis: [120, 160, 80, 200, 40] });
      expect(row?.correcao).toEqual(correctionOf([120, 160, 80, 200, 40]));
    });

    it('reads the levels of a moved local correction too', async () => {
      const id = await storeEssay(db, student, {
        correcao: { competencies: [{ score: 40 }, { score: 80 }] },
      });
      expect(await db.asUser(student, 'select niveis from public.redacoes where id = $1', [id])).toEqual([
        { niveis: [40, 80] },
      ]);
    });

    it.each([
      ['a correction', { grifo: { band: { low: 680, high: 820 } } }, { low: 680, high: 820 }],
      ['a moved local one', { aiAnalysis: { grifo: { band: { low: 0, high: 80 } } } }, { low: 0, high: 80 }],
      ['one without a band', { grifo: {} }, null],
    ])('reads the band of %s', async (_requirement, correcao, faixa) => {
      const id = await storeEssay(db, student, { correcao });
      expect(await db.asUser(student, 'select faixa from public.redacoes where id = $1', [id])).toEqual([
        { faixa },
      ]);
    });

    it.each([
      ['a mock exam', { grifo: { mock: { minutes: 90 } } }, true],
      ['any other correction', { grifo: {} }, false],
      ['an essay without one', undefined, false],
    ])('tells %s', async (_requirement, correcao, simulado) => {
      const id = await storeEssay(db, student, { ...(correcao && { correcao }) });
      expect(await db.asUser(student, 'select simulado from public.redacoes where id = $1', [id])).toEqual([
        { simulado },
      ]);
    });

    it('is stored once under one key', async () => {
      const id = await storeEssay(db, student, { chave: 'k1' });
      const again = `insert into public.redacoes (texto, nota_total, chave_idempotencia) values ('Outro.', 400, 'k1')`;

      expect(await outcome(db.asUser(student, again))).toBe('23505');
      expect(await db.asUser(student, `${again} on conflict do nothing returning id`)).toEqual([]);
      expect(await db.asUser(student, 'select id from public.redacoes')).toEqual([{ id }]);
      expect(await earned()).toBe(1);
    });

    it('cannot say that the server vouches for it, nor when it was stored', async () => {
      const [row] = await insert(
        'texto, nota_total, origem, created_at, data_envio',
        `'Um texto.', 1000, 'funcao', '2020-01-01', '2999-01-01'`,
      );
      expect(row?.origem).toBe('local');
      const [times] = await db.asUser(
        student,
        `select created_at > now() - interval '1 minute' as fresh, data_envio <= now() as sent from public.redacoes`,
      );
      expect(times).toEqual({ fresh: true, sent: true });
    });

    it('keeps the date on which a moved essay was sent', async () => {
      await insert('texto, nota_total, data_envio', `'Um texto.', 600, '2025-03-01T12:00:00Z'`);
      expect(
        await db.asUser(student, `select data_envio = '2025-03-01T12:00:00Z' as kept from public.redacoes`),
      ).toEqual([{ kept: true }]);
    });

    it('cannot be put under another name', async () => {
      const other = await db.signUp();
      const sql = `insert into public.redacoes (usuario_id, texto, nota_total) values ($1, 'Um texto.', 600)`;
      expect(await outcome(db.asUser(student, sql, [other]))).toBe('refused');
    });

    it('cannot be changed or removed afterwards', async () => {
      const id = await storeEssay(db, student, { nota: 200 });
      await outcome(db.asUser(student, `update public.redacoes set nota_total = 1000, origem = 'funcao'`));
      await outcome(db.asUser(student, 'delete from public.redacoes'));
      expect(await db.asUser(student, 'select id, nota_total, origem from public.redacoes')).toEqual([
        { id, nota_total: 200, origem: 'local' },
      ]);
    });

    it.each([
      ['a total between the steps', `'Um texto.', 610`],
      ['a total above 1000', `'Um texto.', 1040`],
      ['a negative total', `'Um texto.', -40`],
      ['an empty text', `'', 600`],
    ])('refuses %s', async (_requirement, values) => {
      expect(await outcome(insert('texto, nota_total', values))).toBe('23514');
    });

    it('takes a theme and a text as long as the app lets them be, and no longer', async () => {
      const [theme, text] = ['🦅'.repeat(MAX_THEME_CHARACTERS), 'á'.repeat(MAX_ESSAY_CHARACTERS)];
      expect(await insert('tema, texto, nota_total', `'${theme}', '${text}', 600`)).toHaveLength(1);
      expect(await outcome(insert('tema, texto, nota_total', `'${theme}a', 'T', 600`))).toBe('23514');
      expect(await outcome(insert('texto, nota_total', `'${text}a', 600`))).toBe('23514');
    });

    it('refuses a correction that is no object, or huge', async () => {
      expect(await outcome(insert('texto, nota_total, correcao', `'T', 600, '[1]'`))).toBe('23514');
      const huge = `jsonb_build_object('a', repeat('x', 600000))`;
      expect(await outcome(insert('texto, nota_total, correcao', `'T', 600, ${huge}`))).toBe('23514');
    });

    it('pays for five a day, however high the total claimed', async () => {
      for (let essay = 0; essay < 7; essay += 1) await storeEssay(db, student, { nota: 1000 });
      expect(await earned()).toBe(5);
    });

    it('pays again the next day', async () => {
      for (let essay = 0; essay < 6; essay += 1) await storeEssay(db, student);
      await db.asOwner(
        `update public.redacoes set created_at = created_at - interval '1 day' where usuario_id = $1`,
        [student],
      );
      await storeEssay(db, student);
      expect(await earned()).toBe(6);
    });

    it('is taken fifty times a day; repeating a stored one is no further essay', async () => {
      const many = `insert into public.redacoes (texto, nota_total, chave_idempotencia)
        select 'Um texto.', 600, 'n' || n from generate_series(1, 50) n`;
      await db.asUser(student, many);

      expect(await outcome(storeEssay(db, student).then(() => []))).toBe('PT429');
      expect(await outcome(db.asUser(student, `${many} on conflict do nothing returning id`))).toBe(
        'nothing',
      );
      expect(await db.asUser(student, 'select count(*)::int from public.redacoes')).toEqual([{ count: 50 }]);
    });
  });

  describe('stored by the edge function', () => {
    it.each([0, 760, 800, 1000])('pays for a total of %i what the domain says', async (nota) => {
      await storeCorrection(db, student, { nota });
      expect(await earned()).toBe(canetinhasForEssay(nota));
    });

    it('pays beyond the five of the browser', async () => {
      for (let essay = 0; essay < 6; essay += 1) await storeEssay(db, student);
      await storeCorrection(db, student, { nota: 600 });
      expect(await earned()).toBe(6);
    });

    it('answers the same id for the same key, and pays once', async () => {
      const id = await storeCorrection(db, student, { chave: 'k', nota: 880 });
      expect(await storeCorrection(db, student, { chave: 'k', nota: 40 })).toBe(id);
      expect(await db.asUser(student, 'select nota_total from public.redacoes')).toEqual([
        { nota_total: 880 },
      ]);
      expect(await earned()).toBe(3);
    });

    it('takes the place of what a browser claimed under the key', async () => {
      const id = await storeEssay(db, student, { chave: 'k', nota: 1000 });
      expect(await storeCorrection(db, student, { chave: 'k', nota: 840 })).toBe(id);
      expect(await db.asUser(student, 'select nota_total, origem from public.redacoes')).toEqual([
        { nota_total: 840, origem: 'funcao' },
      ]);
      expect(await earned()).toBe(3);
    });

    it('does not share keys between users', async () => {
      const other = await db.signUp();
      const id = await storeCorrection(db, other, { chave: 'k' });
      expect(await storeCorrection(db, student, { chave: 'k' })).not.toBe(id);
    });

    it('is out of reach for browsers', async () => {
      const call = `select public.guardar_correcao($1, 'k', 't', 'x', '{}', 1000, 'model', 'v')`;
      expect(await outcome(db.asUser(student, call, [student]))).toBe('refused');
      expect(await outcome(db.asAnon(call, [student]))).toBe('refused');
    });
  });

  it('an account that is gone stores nothing', async () => {
    await db.asAuth('delete from auth.users where id = $1', [student]);
    expect(await outcome(insert('texto, nota_total', `'Um texto.', 600`))).toBe('23503');
  });
});
