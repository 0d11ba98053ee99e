import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import {
  ageAccount,
  emptyBudget,
  giveCredits,
  reserveModel,
  setBudget,
  type ReservationRequest,
} from './support/model-budget';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('what models may cost, with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let dev: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
    dev = await db.signUp();
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
  });
  beforeEach(async () => {
    student = await db.signUp();
    await emptyBudget(db);
  });
  afterAll(() => db.close());

  const set = (settings: string) => setBudget(db, settings);
  const age = (user = student) => ageAccount(db, user);
  const credit = (amount: number, user = student) => giveCredits(db, user, amount);
  const reserve = (given: Partial<ReservationRequest> = {}) => reserveModel(db, { user: student, ...given });
  const end = async (key: string, result = 'modelo', tokens = 100, isPaid = false) => {
    const [row] = await db.asService(
      `select public.encerrar_ia($1, 'leitura', $2, $3, 5, $4, $4, $5) as balance`,
      [student, key, result, tokens, isPaid],
    );
    return row?.balance;
  };
  const promo = (isActive: boolean) =>
    db.asUser(student, 'select public.definir_promo($1) as since', [isActive]);

  describe('a reading is paid for', () => {
    it('by a credit, one per key however often it is asked for', async () => {
      await credit(2);
      expect(await reserve({ key: 'k' })).toMatchObject({ ok: true, pago_com: 'credito', creditos: 1 });
      expect(await reserve({ key: 'k' })).toMatchObject({ ok: true, creditos: 1 });
      expect(await reserve({ key: 'other' })).toMatchObject({ ok: true, creditos: 0 });
      expect(await reserve()).toEqual({ ok: false, motivo: 'sem_credito', creditos: 0 });
    });

    it('by the promotion of the server’s clock, which takes none', async () => {
      await credit(1);
      await promo(true);
      expect(await reserve()).toMatchObject({ ok: true, pago_com: 'promo', creditos: 1 });
      await db.asOwner(
        `update public.profiles set promo_inicio = now() - interval '25 hours' where user_id = $1`,
        [student],
      );
      expect(await reserve()).toMatchObject({ pago_com: 'credito', creditos: 0 });
    });

    it('by the promotion of the operator, until its end', async () => {
      await set(`promo_ate = now() + interval '1 hour'`);
      expect(await reserve()).toMatchObject({ ok: true, pago_com: 'promo' });
      await set(`promo_ate = now() - interval '1 hour'`);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'sem_credito' });
    });

    it('not without one: nothing is counted', async () => {
      await reserve();
      expect(await db.asUser(student, 'select from public.uso_ia')).toEqual([]);
      expect(await db.asOwner('select from public.gastos_ia')).toEqual([]);
    });

    it.each(['falhou', 'descartado'])('and given back once when it ends as %s', async (result) => {
      await credit(1);
      await reserve({ key: 'k' });
      expect(await end('k', result)).toBe(1);
      expect(await end('k', result)).toBe(1);
    });

    it('and stays paid when it served, or an essay came of it', async () => {
      await credit(2);
      await reserve({ key: 'k' });
      expect(await end('k')).toBe(1);
      await reserve({ key: 'k2:digest' });
      await storeCorrection(db, student, { chave: 'k2' });
      expect(await end('k2:digest', 'falhou')).toBe(0);
    });

    it('a theme check and a photo cost no credit', async () => {
      expect(await reserve({ service: 'tema' })).toMatchObject({ ok: true, pago_com: null });
      expect(await reserve({ service: 'transcricao' })).toMatchObject({ ok: true, pago_com: null });
    });
  });

  describe('the promotion', () => {
    it('begins once, and a running one keeps its start', async () => {
      const [first] = await promo(true);
      const [second] = await promo(true);
      expect(second).toEqual(first);
      expect(await promo(false)).toEqual([{ since: null }]);
    });

    it('begins anew as often as it is asked for where no model reads', async () => {
      const [first] = await promo(true);
      await promo(false);
      const [second] = await promo(true);
      expect(Number(second?.since)).toBeGreaterThan(Number(first?.since));
    });

    it('counts with the first reading: off and on again it ends when it would have ended', async () => {
      const [first] = await promo(true);
      expect(await reserve()).toMatchObject({ ok: true, pago_com: 'promo' });
      await promo(false);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'sem_credito' });
      expect(await promo(true)).toEqual([first]);
      expect(await reserve()).toMatchObject({ ok: true, pago_com: 'promo' });
    });

    it('does not count where nothing was read: by the operator’s days, without a free share, in theme checks', async () => {
      const counted = async () =>
        (await db.asUser(student, 'select dia_gratis_em from public.profiles'))[0]?.dia_gratis_em;
      await promo(true);
      await reserve({ service: 'tema' });
      await set(`promo_ate = now() + interval '1 hour'`);
      expect(await reserve()).toMatchObject({ pago_com: 'promo' });
      await set('promo_ate = null, reserva_paga = 100');
      expect(await reserve()).toMatchObject({ motivo: 'cota_gratis' });
      expect(await counted()).toBeNull();
      await set('reserva_paga = 0');
      await reserve();
      expect(await counted()).not.toBeNull();
    });

    // São Paulo is three hours behind UTC.
    it.each([
      ['never one before', null, null, '2026-11-10T12:00Z', '2026-11-10T12:00Z'],
      ['one runs', '2026-11-10T12:00Z', null, '2026-11-11T11:59Z', '2026-11-10T12:00Z'],
      ['the counted one has hours left', null, '2026-11-10T12:00Z', '2026-11-11T11:59Z', '2026-11-10T12:00Z'],
      ['it is over', '2026-11-10T12:00Z', '2026-11-10T12:00Z', '2026-11-11T12:00Z', null],
      ['late in its month', null, '2026-11-01T03:00Z', '2026-12-01T02:59Z', null],
      ['the month has ended', null, '2026-11-01T03:00Z', '2026-12-01T03:00Z', '2026-12-01T03:00Z'],
      [
        'it began in the last hour of a month',
        null,
        '2026-12-01T02:30Z',
        '2026-12-02T02:30Z',
        '2026-12-02T02:30Z',
      ],
      ['the same month of another year', null, '2025-11-10T12:00Z', '2026-11-10T12:00Z', '2026-11-10T12:00Z'],
    ])('asked for when %s', async (_when, running, counted, now, start) => {
      const [row] = await db.asOwner('select private.free_day($1, $2, $3) as start', [running, counted, now]);
      expect(row?.start ?? null).toEqual(start && new Date(start));
    });

    it.each(['promo_inicio', 'dia_gratis_em'])('cannot be written by a browser: %s', async (column) => {
      const sql = `update public.profiles set ${column} = now() - interval '1 year'`;
      expect(await outcome(db.asUser(student, sql))).toBe('refused');
    });
  });

  describe('the budget', () => {
    beforeEach(() => promo(true));

    it('ends with the requests of the day, for everybody', async () => {
      await set('pedidos_por_dia = 2');
      const other = await db.signUp();
      expect(await reserve()).toMatchObject({ ok: true });
      expect(await reserve({ service: 'tema', user: other })).toMatchObject({ ok: true });
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'orcamento' });
      expect(await reserve({ service: 'tema', user: other })).toMatchObject({
        ok: false,
        motivo: 'orcamento',
      });
    });

    it('ends with the tokens of the day', async () => {
      await set('tokens_por_dia = 12000');
      expect(await reserve({ key: 'k' })).toMatchObject({ ok: true });
      await end('k', 'modelo', 6000);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'orcamento' });
    });

    it('counts what is under way by what it usually takes, and afterwards by what it took', async () => {
      await set('tokens_por_dia = 25000');
      expect(await reserve({ key: 'k' })).toMatchObject({ ok: true });
      expect(await reserve({ key: 'k2' })).toMatchObject({ ok: true });
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'orcamento' });
      await end('k', 'modelo', 1000);
      expect(await reserve()).toMatchObject({ ok: true });
    });

    it('begins anew at midnight in São Paulo', async () => {
      await set('pedidos_por_dia = 1');
      await reserve();
      await db.asOwner('update public.gastos_ia set dia = dia - 1');
      expect(await reserve()).toMatchObject({ ok: true });
    });

    it('is not emptied by deleting the account that spent it', async () => {
      await set('pedidos_por_dia = 1');
      await reserve();
      await db.asAuth('delete from auth.users where id = $1', [student]);
      student = await db.signUp();
      expect(await reserve({ service: 'tema' })).toMatchObject({ ok: false, motivo: 'orcamento' });
    });

    it('is closed by one row, at once', async () => {
      await set('ativo = false');
      expect(await reserve()).toEqual({ ok: false, motivo: 'desligado' });
    });

    it('is told by day and outcome', async () => {
      await reserve({ key: 'k' });
      await end('k');
      expect(
        await db.asUser(
          dev,
          'select resultado, pedidos, chamadas, tokens_entrada::integer from public.gastos_ia order by 1',
        ),
      ).toEqual([
        { resultado: 'modelo', pedidos: 1, chamadas: 5, tokens_entrada: 100 },
        { resultado: 'pedido', pedidos: 1, chamadas: 0, tokens_entrada: 0 },
      ]);
    });
  });

  describe('one account', () => {
    beforeEach(() => promo(true));

    it('has five in its first day, and its own limit afterwards', async () => {
      for (let times = 0; times < 5; times += 1) expect(await reserve()).toMatchObject({ ok: true });
      expect(await reserve()).toEqual({ ok: false, motivo: 'conta_nova' });
      await age();
      expect(await reserve({ limit: 6 })).toMatchObject({ ok: true });
      expect(await reserve({ limit: 6 })).toEqual({ ok: false, motivo: 'limite' });
    });

    it('is counted by service', async () => {
      await age();
      expect(await reserve({ limit: 1 })).toMatchObject({ ok: true });
      expect(await reserve({ limit: 1, service: 'tema' })).toMatchObject({ ok: true });
      expect(await reserve({ limit: 1 })).toMatchObject({ ok: false });
    });
  });

  it('six new accounts get thirty readings of 239', async () => {
    const asked: boolean[] = [];
    for (let account = 0; account < 6; account += 1) {
      student = await db.signUp();
      await promo(true);
      for (let times = 0; times < 40 && asked.length < 239; times += 1) asked.push((await reserve()).ok);
    }
    expect(asked).toHaveLength(239);
    expect(asked.filter(Boolean)).toHaveLength(30);
  });

  describe('a browser', () => {
    it.each([
      ['reserve', `select public.reservar_ia(auth.uid(), 'leitura', 1000, 'k')`],
      ['end a reading', `select public.encerrar_ia(auth.uid(), 'leitura', 'k', 'falhou', 0, 0, 0)`],
      ['claim what the operator is told', 'select public.reservar_aviso_de_orcamento()'],
      ['give it back', `select public.devolver_aviso_de_orcamento(current_date, '80')`],
      ['count a free day of anybody', 'select private.count_free_day(auth.uid())'],
      ['take a credit of anybody', `select private.take_credit(auth.uid(), 'k')`],
      [
        'write the costs',
        `insert into public.gastos_ia (dia, servico, resultado) values (now(), 'tema', 'modelo')`,
      ],
      ['add a row of settings', 'insert into public.ajustes_ia (unico) values (true)'],
    ])('cannot %s', async (_attack, sql) => {
      expect(await outcome(db.asUser(student, sql))).toBe('refused');
      expect(await outcome(db.asUser(dev, sql))).toBe('refused');
      expect(await outcome(db.asAnon(sql))).toBe('refused');
    });

    it('of a student sees neither settings nor costs, and turns nothing on', async () => {
      await reserve({ service: 'tema' });
      expect(await outcome(db.asUser(student, 'select from public.ajustes_ia'))).toBe('nothing');
      expect(await outcome(db.asUser(student, 'select from public.gastos_ia'))).toBe('nothing');
      expect(await outcome(db.asUser(student, 'update public.ajustes_ia set ativo = true returning 1'))).toBe(
        'nothing',
      );
    });

    it('of a developer turns models off and sets the budget, and nothing below zero', async () => {
      expect(await outcome(db.asUser(dev, 'update public.ajustes_ia set ativo = false returning 1'))).toBe(
        'done',
      );
      expect(await reserve()).toEqual({ ok: false, motivo: 'desligado' });
      expect(await outcome(db.asUser(dev, 'update public.ajustes_ia set pedidos_por_dia = -1'))).toBe(
        '23514',
      );
    });
  });
});
