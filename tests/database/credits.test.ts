import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endReading, takeCredit } from './support/credits';
import { outcome } from './support/outcome';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('credits with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let email: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    email = `${randomUUID()}@exemplo.com.br`;
    student = await db.signUp({ email });
  });
  afterAll(() => db.close());

  const buy = async (payment: string, buyer = email, product = 'aluno_12') => {
    const [row] = await db.asService('select public.registrar_compra($1, $2, $3) as answer', [
      payment,
      buyer,
      product,
    ]);
    return row?.answer;
  };
  const plan = async (user = student) => {
    const [profile] = await db.asUser(
      user,
      'select plan, creditos_correcoes as credits from public.profiles',
    );
    return profile;
  };
  const take = (key: string, user = student) => takeCredit(db, user, key);
  const end = (key: string, result: string, user = student) => endReading(db, user, key, result);

  describe('bought', () => {
    it('are twelve, and the purchase shows to its buyer', async () => {
      expect(await buy('p1')).toEqual({ ok: true, novo: true, creditada: true });
      expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
      expect(await db.asUser(student, 'select produto, creditos, pagamento_id from public.compras')).toEqual([
        { produto: 'aluno_12', creditos: 12, pagamento_id: 'p1' },
      ]);
    });

    it('are granted once per payment', async () => {
      await buy('p2');
      expect(await buy('p2')).toEqual({ ok: true, novo: false, creditada: true });
      expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
    });

    it('add up over payments', async () => {
      await buy('p3');
      await buy('p4');
      expect(await plan()).toEqual({ plan: 'premium', credits: 24 });
    });

    it('are none with the teacher’s plan', async () => {
      const teacher = await db.signUp({ email: `t-${email}`, tipo_conta: 'teacher' });
      await buy('p5', `t-${email}`, 'professor_anual');
      expect(await plan(teacher)).toEqual({ plan: 'premium', credits: 0 });
    });

    it('find the buyer whatever the case of the e-mail', async () => {
      await buy('p6', `  ${email.toUpperCase()} `);
      expect(await plan()).toMatchObject({ credits: 12 });
    });

    it('wait for a buyer who signs up later', async () => {
      const later = `${randomUUID()}@exemplo.com.br`;
      expect(await buy('p7', later)).toEqual({ ok: true, novo: true, creditada: false });
      expect(await plan(await db.signUp({ email: later }))).toEqual({ plan: 'premium', credits: 12 });
    });

    it('wait until the e-mail is confirmed: an unconfirmed account may be anybody’s', async () => {
      const unconfirmed = `${randomUUID()}@exemplo.com.br`;
      await buy('p8', unconfirmed);
      const user = await db.signUp({ email: unconfirmed, confirmed: false });
      expect(await plan(user)).toEqual({ plan: 'trial', credits: 0 });
      expect(await buy('p9', unconfirmed)).toEqual({ ok: true, novo: true, creditada: false });

      await db.asAuth('update auth.users set email_confirmed_at = now() where id = $1', [user]);
      expect(await plan(user)).toEqual({ plan: 'premium', credits: 24 });
      await db.asAuth('update auth.users set email_confirmed_at = now() where id = $1', [user]);
      expect(await plan(user)).toEqual({ plan: 'premium', credits: 24 });
    });

    it.each([
      ['after the account', (address: string) => db.signUp({ email: address })],
      ['before it', async () => ''],
    ])('%s, are handed over once, though the account is deleted and made anew', async (_, signUpLater) => {
      const address = `${randomUUID()}@exemplo.com.br`;
      const payment = randomUUID();
      const early = await signUpLater(address);
      await buy(payment, address);
      const first = early || (await db.signUp({ email: address }));
      expect(await plan(first)).toEqual({ plan: 'premium', credits: 12 });

      await db.asAuth('delete from auth.users where id = $1', [first]);
      expect(await plan(await db.signUp({ email: address }))).toEqual({ plan: 'trial', credits: 0 });
      expect(await buy(payment, address)).toEqual({ ok: true, novo: false, creditada: true });
    });

    it('are not to be had for another product', async () => {
      const call = db.asService('select public.registrar_compra($1, $2, $3)', ['p10', email, 'caneca']);
      expect(await outcome(call)).toBe('23514');
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    });

    it.each([
      ['register a purchase', `select public.registrar_compra('px', 'x@y', 'aluno_12')`],
      [
        'write the purchase',
        `insert into public.compras (email, produto, pagamento_id, creditos)
        values ('x@y', 'aluno_12', 'py', 12)`,
      ],
      ['write a use', 'insert into public.usos_credito (usuario_id) values (auth.uid())'],
      ['lift the daily count', `select public.registrar_uso_ia(auth.uid(), 1000)`],
      ['lift the count of photos', `select public.registrar_uso_ia(auth.uid(), 1000, 'transcricao')`],
      [
        'write the daily count',
        `insert into public.uso_ia (usuario_id, dia, contagem) values (auth.uid(), now(), 0)`,
      ],
    ])('cannot be had by a browser that tries to %s', async (_attack, sql) => {
      expect(await outcome(db.asUser(student, sql))).toBe('refused');
      expect(await outcome(db.asAnon(sql))).toBe('refused');
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    });
  });

  describe('used', () => {
    const ESSAY = 'aaaaaaaa-0000-4000-8000-000000000001';
    const KEY = `${ESSAY}:digest`;
    beforeEach(async () => {
      await buy(randomUUID());
      // A new account may request only a few readings, so the account is made two days old.
      await db.asOwner(
        `update public.profiles set data_cadastro = now() - interval '2 days' where user_id = $1`,
        [student],
      );
    });

    it('are one less each time, down to none', async () => {
      for (let left = 11; left >= 0; left -= 1) expect(await take(`k${left}:d`)).toBe(left);
      expect(await take('one more:d')).toBeNull();
      expect(await plan()).toMatchObject({ credits: 0 });
    });

    it('are one per key, however often it is asked', async () => {
      expect(await take(KEY)).toBe(11);
      expect(await take(KEY)).toBe(11);
      await storeCorrection(db, student, { chave: ESSAY });
      expect(await take(KEY)).toBe(11);
      expect(await db.asUser(student, 'select from public.usos_credito')).toHaveLength(1);
    });

    it('are one for each text under a key', async () => {
      await take(KEY);
      expect(await take(`${ESSAY}:another`)).toBe(10);
    });

    it.each(['descartado', 'falhou'])(
      'come back once when it ended as “%s”, and are used anew then',
      async (result) => {
        await take(KEY);
        expect(await end(KEY, result)).toBe(12);
        expect(await end(KEY, result)).toBe(12);
        expect(await take(KEY)).toBe(11);
      },
    );

    it.each([
      ['before', ['falhou', 'modelo']],
      ['after', ['modelo', 'falhou']],
    ])('stay used where a reading of the same text failed %s one that served', async (_when, results) => {
      await take(KEY);
      await take(KEY);
      for (const result of results) await end(KEY, result);
      expect(await plan()).toMatchObject({ credits: 11 });
    });

    it('stay used once an essay of the key was stored, and of no other', async () => {
      await take(KEY);
      await take('another:d');
      await storeCorrection(db, student, { chave: ESSAY });
      expect(await end(KEY, 'falhou')).toBe(10);
      expect(await end('another:d', 'falhou')).toBe(11);
    });

    it('are nothing to another user with the same key', async () => {
      await take(KEY);
      const other = await db.signUp();
      expect(await take(KEY, other)).toBeNull();
      expect(await end(KEY, 'falhou', other)).toBe(0);
      expect(await plan()).toMatchObject({ credits: 11 });
    });

    it.each([
      ['empty', ''],
      ['endless', 'x'.repeat(101)],
    ])('refuse an %s key, and cost nothing', async (_kind, key) => {
      expect(await outcome(take(key).then(() => []))).toBe('23514');
      expect(await plan()).toMatchObject({ credits: 12 });
    });

    it.each([
      ['take one', `select public.reservar_ia(auth.uid(), 'leitura', 1000, 'k')`],
      ['give one back', `select public.encerrar_ia(auth.uid(), 'leitura', '${KEY}', 'falhou', 0, 0, 0)`],
      ['reopen a use', 'update public.usos_credito set devolvido_em = null'],
      ['give a use another key', `update public.usos_credito set chave = 'free'`],
      ['delete a use', 'delete from public.usos_credito'],
    ])('are not a browser’s to %s', async (_attack, sql) => {
      await take(KEY);
      expect(await outcome(db.asUser(student, sql))).toMatch(/refused|nothing/);
      expect(await plan()).toMatchObject({ credits: 11 });
      expect(await db.asUser(student, 'select chave, devolvido_em from public.usos_credito')).toEqual([
        { chave: KEY, devolvido_em: null },
      ]);
    });
  });

  describe('calls of the edge functions', () => {
    const count = async (limit: number, user = student) => {
      const [row] = await db.asService('select public.registrar_uso_ia($1, $2) as answer', [user, limit]);
      return row?.answer;
    };

    it('are counted per user and São Paulo day, up to the limit', async () => {
      expect(await count(2)).toEqual({ ok: true, restante: 1 });
      expect(await count(2)).toEqual({ ok: true, restante: 0 });
      expect(await count(2)).toEqual({ ok: false, restante: 0 });
      expect(await count(2, await db.signUp())).toEqual({ ok: true, restante: 1 });
      expect(await db.asUser(student, 'select contagem from public.uso_ia')).toEqual([{ contagem: 2 }]);
      await db.asOwner('update public.uso_ia set dia = dia - 1 where usuario_id = $1', [student]);
      expect(await count(2)).toEqual({ ok: true, restante: 1 });
    });

    it('are counted apart by service, and by none that there is not', async () => {
      const countOf = (service: string) =>
        db.asService('select public.registrar_uso_ia($1, 1, $2) as answer', [student, service]);
      expect(await countOf('transcricao')).toEqual([{ answer: { ok: true, restante: 0 } }]);
      expect(await countOf('transcricao')).toEqual([{ answer: { ok: false, restante: 0 } }]);
      expect(await count(1)).toEqual({ ok: true, restante: 0 });
      expect(await countOf('correcao')).toEqual([{ answer: { ok: false, restante: 0 } }]);
      expect(await outcome(countOf('outro'))).toBe('23514');
      expect(await db.asUser(student, 'select servico, contagem from public.uso_ia order by 1')).toEqual([
        { servico: 'correcao', contagem: 1 },
        { servico: 'transcricao', contagem: 1 },
      ]);
    });

    it('are none with a limit of zero', async () => {
      expect(await count(0)).toEqual({ ok: false, restante: 0 });
    });
  });
});
