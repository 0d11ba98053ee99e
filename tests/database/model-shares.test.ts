import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ageAccount,
  emptyBudget,
  giveCredits,
  reserveModel,
  setBudget,
  type ReservationRequest,
} from './support/model-budget';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('whose the budget of models is, with %s grants', (grants) => {
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
  const end = (key: string, result: string, tokens: number) =>
    db.asService(`select public.encerrar_ia($1, 'leitura', $2, $3, 5, $4, $4, false)`, [
      student,
      key,
      result,
      tokens,
    ]);
  const promo = (isActive: boolean) => db.asUser(student, 'select public.definir_promo($1)', [isActive]);

  describe('accounts that pay nothing', () => {
    beforeEach(() => set('reserva_paga = 50'));
    const payer = async () => {
      const user = await db.signUp();
      await age(user);
      await credit(12, user);
      return user;
    };

    it('leave the reserved share alone, however many they are', async () => {
      await set('pedidos_por_dia = 40');
      const paying = await payer();
      const answers: string[] = [];
      for (let account = 0; account < 10; account += 1) {
        const user = await db.signUp();
        for (let times = 0; times < 4; times += 1) {
          const { motivo = 'allowed' } = await reserve({ service: 'tema', user });
          answers.push(motivo);
        }
      }
      expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(20);
      expect(answers.filter((answer) => answer === 'cota_gratis')).toHaveLength(20);
      // A request made on the free day uses the free share, like a request of an account that pays nothing.
      await promo(true);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'cota_gratis' });
      expect(await reserve({ user: paying, service: 'tema' })).toMatchObject({ ok: true, pago: true });
      expect(await reserve({ user: paying })).toMatchObject({ ok: true, pago_com: 'credito', creditos: 11 });
    });

    it('leave the share of the tokens alone too', async () => {
      await set('tokens_por_dia = 50000');
      const paying = await payer();
      await promo(true);
      for (const key of ['k', 'k2']) expect(await reserve({ key })).toMatchObject({ ok: true, pago: false });
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'cota_gratis' });
      expect(await reserve({ user: paying })).toMatchObject({ ok: true });
      // The tokens that readings used stay counted after the readings have ended.
      await end('k', 'modelo', 10000);
      await end('k2', 'falhou', 2000);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'cota_gratis' });
    });

    it('do not spend a credit where the free share is used up', async () => {
      await credit(1);
      await age();
      await set('reserva_paga = 100');
      await promo(true);
      expect(await reserve()).toMatchObject({ ok: false, motivo: 'cota_gratis' });
      await promo(false);
      expect(await reserve()).toMatchObject({ ok: true, pago_com: 'credito', creditos: 0 });
    });

    it('have ten theme checks a day each, and fewer where the operator says so', async () => {
      await age();
      const oks = async () => {
        const asked: boolean[] = [];
        for (let times = 0; times < 40; times += 1) asked.push((await reserve({ service: 'tema' })).ok);
        return asked.filter(Boolean).length;
      };
      expect(await oks()).toBe(10);
      expect(await reserve({ service: 'tema' })).toEqual({ ok: false, motivo: 'limite' });
      await db.asOwner('delete from public.uso_ia');
      await set('temas_por_conta = 3');
      expect(await oks()).toBe(3);
      // Readings have a separate limit, so a reading is still allowed.
      await promo(true);
      expect(await reserve()).toMatchObject({ ok: true });
    });

    it('two hundred of them hammering theme checks leave a paid reading its place', async () => {
      await set('pedidos_por_dia = 100');
      const paying = await payer();
      const accounts = await db.asOwner(
        `insert into auth.users (email, raw_user_meta_data, email_confirmed_at)
         select 'many' || n || '@exemplo.com.br', '{}', now() from generate_series(1, 200) n returning id`,
      );
      const [row] = await db.asService(
        `select count(*) filter (where (answer ->> 'ok')::boolean)::int as allowed, count(*)::int as asked from (
           select public.reservar_ia(u.id, 'tema', 40, 'k') as answer
           from unnest($1::uuid[]) u(id), generate_series(1, 3)
         ) all_of_them`,
        [accounts.map(({ id }) => id)],
      );
      expect(row).toEqual({ allowed: 50, asked: 600 });
      expect(await reserve({ user: paying })).toMatchObject({ ok: true, pago_com: 'credito' });
    });
  });

  describe('the operator is told', () => {
    const notices = async () =>
      (await db.asOwner('select nivel from public.avisos_orcamento order by criado_em, nivel')).map(
        ({ nivel }) => nivel,
      );
    const claim = async () =>
      (await db.asService('select public.reservar_aviso_de_orcamento() as notice'))[0]?.notice as {
        dia: string;
        nivel: string;
        emails: string[];
      } | null;
    const theme = () => reserve({ service: 'tema' });

    it('at four fifths and at the end, once each', async () => {
      await set('pedidos_por_dia = 5');
      await age();
      const told = [];
      for (let times = 0; times < 7; times += 1) told.push((await theme()).aviso ?? null);
      expect(told).toEqual([null, null, null, '80', null, '100', null]);
      expect(await notices()).toEqual(['80', '100']);
    });

    it('when the free share has ended, and anew after the budget was changed', async () => {
      await set('pedidos_por_dia = 4, reserva_paga = 50');
      await age();
      await theme();
      await theme();
      expect(await theme()).toMatchObject({ ok: false, motivo: 'cota_gratis', aviso: 'gratis' });
      expect(await theme()).toEqual({ ok: false, motivo: 'cota_gratis', aviso: null });
      await set('pedidos_por_dia = 6');
      expect(await notices()).toEqual([]);
      await set('preco_entrada = 1');
      await theme();
      await theme();
      expect(await notices()).toEqual(['gratis']);
    });

    it('by mail to every developer with a confirmed address, each notice once', async () => {
      await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [
        await db.signUp({ confirmed: false }),
      ]);
      const [mine] = await db.asOwner('select email from auth.users where id = $1', [dev]);
      await set('pedidos_por_dia = 1');
      await theme();
      const first = await claim();
      expect(first).toMatchObject({ nivel: '80', emails: [mine?.email] });
      expect(await claim()).toBeNull();
      await db.asService('select public.devolver_aviso_de_orcamento($1, $2)', [first?.dia, first?.nivel]);
      expect(await claim()).toMatchObject({ nivel: '80' });
      expect(await claim()).toBeNull();
    });
  });
});
