import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { storeCorrection, storeEssay } from './support/store-essay';
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
  const use = async (user = student) => {
    const [row] = await db.asUser(user, 'select public.use_credit() as answer');
    return row?.answer as { ok: boolean; uso: string; restante: number };
  };
  const useFor = async (key: string, user = student) => {
    const [row] = await db.asUser(user, 'select public.use_credit(p_chave => $1) as answer', [key]);
    return row?.answer as { ok: boolean; uso: string; restante: number };
  };
  const refundFor = async (key: string | null, user = student) => {
    const [row] = await db.asUser(user, 'select public.refund_credit(p_chave => $1) as balance', [key]);
    return row?.balance;
  };
  const refund = async (uso: string, user = student) => {
    const [row] = await db.asUser(user, 'select public.refund_credit($1) as balance', [uso]);
    return row?.balance;
  };

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
    beforeEach(() => buy(randomUUID()));

    it('are one less each time, down to none', async () => {
      expect(await use()).toMatchObject({ ok: true, restante: 11 });
      for (let left = 10; left >= 0; left -= 1)
        expect(await use()).toMatchObject({ ok: true, restante: left });
      expect(await use()).toEqual({ ok: false, uso: null, restante: 0 });
      expect(await plan()).toMatchObject({ credits: 0 });
    });

    it('come back once when nothing came of it', async () => {
      const { uso } = await use();
      expect(await refund(uso)).toBe(12);
      expect(await refund(uso)).toBe(12);
    });

    it('stay used once an essay was stored, by the function or the browser', async () => {
      const first = await use();
      await storeCorrection(db, student);
      expect(await refund(first.uso)).toBe(11);
      const second = await use();
      await storeEssay(db, student);
      expect(await refund(second.uso)).toBe(10);
    });

    it('come back although a local history was moved meanwhile', async () => {
      const { uso } = await use();
      await db.asUser(
        student,
        `insert into public.redacoes (texto, nota_total, data_envio) values ('Um texto.', 600, '2025-03-01')`,
      );
      expect(await refund(uso)).toBe(12);
    });

    it('stay used after ten minutes', async () => {
      const { uso } = await use();
      await db.asOwner(
        `update public.usos_credito set created_at = now() - interval '11 minutes' where id = $1`,
        [uso],
      );
      expect(await refund(uso)).toBe(11);
    });

    it('come back to nobody else', async () => {
      const { uso } = await use();
      const other = await db.signUp();
      expect(await refund(uso, other)).toBe(0);
      expect(await plan()).toMatchObject({ credits: 11 });
    });

    it('cannot be reopened by a browser', async () => {
      const { uso } = await use();
      await refund(uso);
      await outcome(db.asUser(student, 'update public.usos_credito set devolvido_em = null'));
      await outcome(db.asUser(student, 'delete from public.usos_credito'));
      expect(await refund(uso)).toBe(12);
    });
  });

  describe('used under a key', () => {
    beforeEach(() => buy(randomUUID()));

    it('are one, however often it is asked', async () => {
      const first = await useFor('k');
      expect(first).toMatchObject({ ok: true, restante: 11 });
      expect(await useFor('k')).toEqual(first);
      await storeEssay(db, student, { chave: 'k' });
      expect(await useFor('k')).toEqual(first);
      expect(await plan()).toMatchObject({ credits: 11 });
      expect(await db.asUser(student, 'select from public.usos_credito')).toHaveLength(1);
    });

    it('are one per key, and one per call without', async () => {
      await useFor('k');
      await useFor('k2');
      await use();
      await use();
      expect(await plan()).toMatchObject({ credits: 8 });
    });

    it('answer that the last one was used, not that there is none', async () => {
      await db.asOwner('update public.profiles set creditos_correcoes = 1 where user_id = $1', [student]);
      const last = await useFor('k');
      expect(last).toMatchObject({ ok: true, restante: 0 });
      expect(await useFor('k')).toEqual(last);
      expect(await useFor('k2')).toEqual({ ok: false, uso: null, restante: 0 });
    });

    it('are nothing to another user with the same key', async () => {
      const mine = await useFor('k');
      const other = await db.signUp();
      expect(await useFor('k', other)).toEqual({ ok: false, uso: null, restante: 0 });
      expect(await refundFor('k', other)).toBe(0);
      expect(await useFor('k')).toEqual(mine);
      expect(await plan()).toMatchObject({ credits: 11 });
    });

    it('come back by the key, once, and are used anew afterwards', async () => {
      const { uso } = await useFor('k');
      expect(await refundFor('k')).toBe(12);
      expect(await refundFor('k')).toBe(12);
      expect(await refund(uso)).toBe(12);
      const again = await useFor('k');
      expect(again).toMatchObject({ ok: true, restante: 11 });
      expect(again.uso).not.toBe(uso);
      expect(await refund(uso)).toBe(11);
    });

    it('stay used once an essay was stored, or for another key or none', async () => {
      await useFor('k');
      expect(await refundFor('k2')).toBe(11);
      expect(await refundFor(null)).toBe(11);
      await storeCorrection(db, student, { chave: 'k' });
      expect(await refundFor('k')).toBe(11);
    });

    it('do not come back by a key without one, nor by the key of another use', async () => {
      const { uso } = await use();
      expect(await refundFor('k')).toBe(11);
      await useFor('k');
      const both = 'select public.refund_credit($1, $2) as balance';
      expect(await db.asUser(student, both, [uso, 'k'])).toEqual([{ balance: 11 }]);
      expect(await db.asUser(student, both, [uso, 'k'])).toEqual([{ balance: 11 }]);
    });

    it.each([
      ['empty', ''],
      ['endless', 'x'.repeat(101)],
    ])('refuse an %s key, and cost nothing', async (_kind, key) => {
      expect(await outcome(useFor(key).then(() => []))).toBe('23514');
      expect(await plan()).toMatchObject({ credits: 12 });
    });

    it('cannot be given another key by a browser', async () => {
      await useFor('k');
      const sql = `update public.usos_credito set chave = 'free'`;
      await outcome(db.asUser(student, sql));
      expect(await db.asUser(student, 'select chave from public.usos_credito')).toEqual([{ chave: 'k' }]);
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
