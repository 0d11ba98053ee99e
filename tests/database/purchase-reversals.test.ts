import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { storeCorrection } from './support/store-essay';
import { endReading, takeCredit } from './support/credits';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

/** Payments that are reversed, with notices in every order in which a payment service may send them. */
describe.each(GRANTS)('a purchase with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let email: string;
  let payment: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    email = `${randomUUID()}@exemplo.com.br`;
    payment = randomUUID();
    student = await db.signUp({ email });
    // A new account may request only a few readings, so the account is made two days old.
    await db.asOwner(
      `update public.profiles set data_cadastro = now() - interval '2 days' where user_id = $1`,
      [student],
    );
  });
  afterAll(() => db.close());

  const ask = async (sql: string, values: unknown[]) => {
    const [row] = await db.asService(`select public.${sql} as answer`, values);
    return row?.answer;
  };
  const buy = (id = payment, product = 'aluno_12', buyer = email) =>
    ask('registrar_compra($1, $2, $3)', [id, buyer, product]);
  const refund = (id = payment) => ask(`estornar_compra($1, 'devolucao')`, [id]);
  const dispute = (id = payment) => ask(`estornar_compra($1, 'contestacao')`, [id]);
  const win = (id = payment) => ask('restaurar_compra($1)', [id]);
  let used = 0;
  /** Takes a credit for a reading that is under way; returns its key. */
  const take = async () => {
    used += 1;
    await takeCredit(db, student, `k${used}:d`);
    return `k${used}`;
  };
  const use = async (times: number) => {
    for (let n = 0; n < times; n += 1) await storeCorrection(db, student, { chave: await take() });
  };
  const plan = async (user = student) => {
    const [profile] = await db.asUser(
      user,
      'select plan, creditos_correcoes as credits from public.profiles',
    );
    return profile;
  };
  const purchases = (user = student) =>
    db.asUser(
      user,
      'select creditada, motivo_estorno, creditos_retirados from public.compras order by created_at',
    );

  it('refunded unused takes its credits and the plan', async () => {
    await buy();
    expect(await refund()).toEqual({ ok: true, novo: true, creditos: 12, retirados: 12 });
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    expect(await purchases()).toEqual([
      { creditada: true, motivo_estorno: 'devolucao', creditos_retirados: 12 },
    ]);
  });

  it('refunded half used takes what is left, says what was used, and leaves no debt', async () => {
    await buy();
    await use(7);
    expect(await refund()).toEqual({ ok: true, novo: true, creditos: 12, retirados: 5 });
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    await buy(randomUUID());
    expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
  });

  it('refunded with its credits in use takes those too, and none comes back', async () => {
    await buy();
    await use(2);
    const open = [await take(), await take(), await take()];
    expect(await refund()).toEqual({ ok: true, novo: true, creditos: 12, retirados: 10 });
    for (const key of open) await endReading(db, student, `${key}:d`, 'falhou');
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
  });

  it('refunded leaves what another purchase has in use to come back', async () => {
    await buy();
    await buy(randomUUID());
    const open = await take();
    expect(await refund()).toMatchObject({ retirados: 12 });
    await endReading(db, student, `${open}:d`, 'falhou');
    expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
  });

  it('refunded twice takes once', async () => {
    await buy();
    await buy(randomUUID());
    await refund();
    expect(await refund()).toEqual({ ok: true, novo: false, creditos: 12, retirados: 12 });
    expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
  });

  it('paid again after its refund grants nothing', async () => {
    await buy();
    await refund();
    expect(await buy()).toEqual({ ok: true, novo: false, creditada: false });
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
  });

  it.each([
    ['refund', () => refund(), 'devolucao'],
    ['dispute', () => dispute(), 'contestacao'],
  ])('whose %s is told before its payment grants nothing', async (_, reverse, reason) => {
    await reverse();
    await reverse();
    expect(await buy()).toEqual({ ok: true, novo: true, creditada: false });
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    expect(await purchases()).toEqual([{ creditada: false, motivo_estorno: reason, creditos_retirados: 0 }]);
  });

  it('refunded before anybody has its e-mail is granted to nobody', async () => {
    const later = `${randomUUID()}@exemplo.com.br`;
    await buy(payment, 'aluno_12', later);
    expect(await refund()).toMatchObject({ creditos: 0, retirados: 0 });
    expect(await plan(await db.signUp({ email: later }))).toEqual({ plan: 'trial', credits: 0 });
  });

  it('refunded after its owner deleted the account changes nobody', async () => {
    await buy();
    await db.asAuth('delete from auth.users where id = $1', [student]);
    expect(await refund()).toMatchObject({ novo: true, retirados: 0 });
    student = await db.signUp({ email });
    expect(await buy()).toMatchObject({ novo: false, creditada: false });
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
  });

  describe('disputed', () => {
    it('takes its credits, and gives them back when the dispute is won', async () => {
      await buy();
      await use(2);
      await dispute();
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
      expect(await win()).toEqual({ ok: true, novo: true });
      expect(await win()).toEqual({ ok: true, novo: false });
      expect(await plan()).toEqual({ plan: 'premium', credits: 10 });
      expect(await purchases()).toEqual([
        { creditada: true, motivo_estorno: null, creditos_retirados: null },
      ]);
    });

    it('is not taken again by a notice of the dispute that comes after it was won', async () => {
      await buy();
      await win();
      expect(await dispute()).toMatchObject({ novo: false });
      expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
      await refund();
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    });

    it('and refunded stays away, whatever becomes of the dispute', async () => {
      await buy();
      await dispute();
      await refund();
      expect(await win()).toEqual({ ok: true, novo: false });
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    });

    it('before its payment, and won, is granted then', async () => {
      await dispute();
      await win();
      expect(await buy()).toEqual({ ok: true, novo: true, creditada: true });
      expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
    });

    it('before its payment, and won after it, is granted then', async () => {
      await dispute();
      await buy();
      expect(await win()).toEqual({ ok: true, novo: true });
      expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
    });
  });

  it('won back brings nothing that waits for an e-mail the account no longer has', async () => {
    await dispute();
    await buy();
    await db.asAuth('update auth.users set email = $2 where id = $1', [student, `new-${email}`]);
    await buy(randomUUID());
    await win();
    expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
  });

  describe('of the teacher’s plan', () => {
    it('is a teacher’s, and goes with its refund', async () => {
      const teacher = await db.signUp({ email: `t-${email}`, tipo_conta: 'teacher' });
      expect(await buy(payment, 'professor_anual', `t-${email}`)).toMatchObject({ creditada: true });
      expect(await plan(teacher)).toMatchObject({ plan: 'premium' });
      await refund();
      expect(await plan(teacher)).toMatchObject({ plan: 'trial' });
    });

    it('is not had by a teacher who bought the students’ package', async () => {
      const teacher = await db.signUp({ email: `t-${email}`, tipo_conta: 'teacher' });
      await buy(payment, 'aluno_12', `t-${email}`);
      expect(await plan(teacher)).toEqual({ plan: 'trial', credits: 12 });
    });

    it('is nothing to a student, who sees that it did not arrive', async () => {
      expect(await buy(payment, 'professor_anual')).toEqual({ ok: true, novo: true, creditada: false });
      expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
      expect(await purchases()).toEqual([
        { creditada: false, motivo_estorno: null, creditos_retirados: null },
      ]);
    });

    it('paid before the student signed up is nothing either', async () => {
      const later = `${randomUUID()}@exemplo.com.br`;
      await buy(payment, 'professor_anual', later);
      const user = await db.signUp({ email: later });
      expect(await plan(user)).toEqual({ plan: 'trial', credits: 0 });
      expect(await purchases(user)).toHaveLength(1);
    });

    it('is granted once the account is a teacher’s and the payment is registered again', async () => {
      await buy(payment, 'professor_anual');
      await db.asOwner(`update public.profiles set tipo_conta = 'teacher' where user_id = $1`, [student]);
      expect(await buy(payment, 'professor_anual')).toEqual({ ok: true, novo: false, creditada: true });
      expect(await plan()).toEqual({ plan: 'premium', credits: 0 });
    });

    it('goes with the account it did not arrive at', async () => {
      await buy(payment, 'professor_anual');
      await db.asAuth('delete from auth.users where id = $1', [student]);
      const teacher = await db.signUp({ email, tipo_conta: 'teacher' });
      expect(await plan(teacher)).toMatchObject({ plan: 'trial' });
    });
  });

  it.each([
    ['take back a purchase', `select public.estornar_compra('p', 'devolucao')`],
    ['restore one', `select public.restaurar_compra('p')`],
    ['undo a refund', 'update public.compras set estornada_em = null'],
    ['read refunds of nobody’s', 'select * from public.estornos_sem_compra'],
  ])('cannot be changed by a browser that tries to %s', async (_attack, sql) => {
    await buy();
    await refund();
    expect(['refused', 'nothing']).toContain(await outcome(db.asUser(student, sql)));
    expect(['refused', 'nothing']).toContain(await outcome(db.asAnon(sql)));
    expect(await plan()).toEqual({ plan: 'trial', credits: 0 });
    expect(await purchases()).toMatchObject([{ motivo_estorno: 'devolucao' }]);
  });

  it('goes back for no other reason', async () => {
    await buy();
    expect(await outcome(db.asService(`select public.estornar_compra($1, 'capricho')`, [payment]))).toBe(
      '23514',
    );
    expect(await plan()).toEqual({ plan: 'premium', credits: 12 });
  });
});
