import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREEZE, MAX_FREEZES, PAPERS, SHOP_ITEMS } from '@/domain/rewards/shop';
import { STREAKS } from '../support/streak-examples';
import { call } from './support/classroom';
import { outcome } from './support/outcome';
import { newText, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const OK = { ok: true };
const refused = (motivo: string) => ({ ok: false, motivo });

describe.each(GRANTS)('the shop with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  const buy = (item: string, key: string | null = 'k', user = student) =>
    call(db, user, 'comprar_na_loja($1, $2)', [item, key]);
  const books = async () => {
    const [row] = await db.asOwner(
      `select canetinhas::float8 as balance, canetinhas_gastas::float8 as spent, (
         select sum(amount)::float8 from public.canetinhas_transactions where user_id = $1
       ) as sum from public.profiles where user_id = $1`,
      [student],
    );
    expect(row?.balance).toBe(row?.sum);
    return { balance: row?.balance, spent: row?.spent };
  };
  const adjust = (amount: number) =>
    db.asOwner(
      `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, $2, 'ajuste')`,
      [student, amount],
    );
  /** An essay sent this many days ago. */
  const essay = (days: number) =>
    db.asOwner(
      `insert into public.redacoes (usuario_id, texto, nota_total, data_envio)
       values ($1, gen_random_uuid()::text, 600, now() - $2 * interval '1 day')`,
      [student, days],
    );
  const freeze = (days: number) =>
    db.asOwner(
      `insert into public.canetinhas_transactions (user_id, amount, source, chave, created_at)
       values ($1, -12, 'loja', 'loja:guarda_sequencia:' || gen_random_uuid(), now() - $2 * interval '1 day')`,
      [student, days],
    );
  const streak = () => call(db, student, 'minha_sequencia()');

  it('sells what the domain sells, under the same names and prices', async () => {
    for (const { id, name, price } of SHOP_ITEMS)
      expect(await db.asOwner('select nome, preco from private.shop_item($1)', [id])).toEqual([
        { nome: name, preco: price },
      ]);
  });

  it('takes the price of the server and writes it down', async () => {
    expect(await buy('folha_parda')).toEqual(OK);
    const [row] = await db.asUser(
      student,
      `select amount::float8, chave, description from public.canetinhas_transactions where source = 'loja'`,
    );
    expect(row).toEqual({ amount: -40, chave: 'loja:folha_parda', description: 'Papel pardo' });
    expect(await books()).toEqual({ balance: 60, spent: 40 });
  });

  it('takes a look once, under whatever key, and a freeze once per key', async () => {
    for (const key of ['a', 'b', 'b']) expect(await buy('folha_verde', key)).toEqual(OK);
    expect(await books()).toEqual({ balance: 60, spent: 40 });
    for (const key of ['a', 'a', 'a']) expect(await buy(FREEZE, key)).toEqual(OK);
    expect(await books()).toEqual({ balance: 48, spent: 52 });
  });

  it('sells nothing that the balance does not pay', async () => {
    await adjust(-60.5);
    expect(await buy('folha_parda')).toEqual(refused('saldo'));
    expect(await books()).toEqual({ balance: 39.5, spent: 0 });
    await adjust(0.5);
    expect(await buy('folha_parda')).toEqual(OK);
    expect(await books()).toEqual({ balance: 0, spent: 40 });
    expect(await buy(FREEZE)).toEqual(refused('saldo'));
  });

  it('lets no more freezes be held than may be, and one more once one is used', async () => {
    for (let n = 0; n < MAX_FREEZES; n += 1) expect(await buy(FREEZE, `k${n}`)).toEqual(OK);
    expect(await buy(FREEZE, 'more')).toEqual(refused('limite'));
    expect(await buy(FREEZE, 'k0')).toEqual(OK);
    expect(await books()).toEqual({ balance: 100 - 12 * MAX_FREEZES, spent: 12 * MAX_FREEZES });
    await essay(2);
    await db.asOwner(
      `update public.canetinhas_transactions set created_at = created_at - interval '3 days'
       where user_id = $1 and source = 'loja'`,
      [student],
    );
    expect(await buy(FREEZE, 'more')).toEqual(OK);
  });

  it.each([
    ['what is not sold', 'folha_dourada', 'k'],
    ['nothing', null, 'k'],
    ['without a key', FREEZE, null],
    ['with an empty key', FREEZE, ''],
    ['with a key of any length', FREEZE, 'k'.repeat(65)],
  ])('refuses to sell %s', async (_attack, item, key) => {
    expect(await buy(item as string, key)).toEqual(refused('desconhecido'));
    expect(await books()).toEqual({ balance: 100, spent: 0 });
  });

  it('sells to students alone', async () => {
    const teacher = await db.signUp({ tipo_conta: 'teacher' });
    expect(await buy(FREEZE, 'k', teacher)).toEqual(refused('apenas_alunos'));
    expect(await outcome(db.asAnon(`select public.comprar_na_loja('folha_parda', 'k')`))).toBe('refused');
    expect(await outcome(db.asAnon('select public.minha_sequencia()'))).toBe('refused');
  });

  it.each([
    [
      'as a transaction of its own',
      `insert into public.canetinhas_transactions (amount, source, chave)
      values (0, 'loja', 'loja:folha_parda') returning 1 as done`,
    ],
    [
      'by giving itself back what was spent',
      'update public.profiles set canetinhas_gastas = 0 returning 1 as done',
    ],
    [
      'by taking a purchase back',
      `delete from public.canetinhas_transactions where source = 'loja' returning 1 as done`,
    ],
    ['by asking for the streak of others', `select private.streak('${crypto.randomUUID()}') as done`],
  ])('a browser cannot help itself %s', async (_attack, sql) => {
    await buy(FREEZE);
    expect(await outcome(db.asUser(student, sql))).toMatch(/^(refused|nothing)$/);
    expect(await books()).toEqual({ balance: 88, spent: 12 });
  });

  it('costs no place in the ranking, and nothing that was earned', async () => {
    await db.asUser(student, 'update public.profiles set ranking_opt_in = true');
    await storeEssay(db, student);
    const place = () =>
      db.asUser(student, 'select posicao::int, canetinhas::float8 as total from public.minha_posicao()');
    const before = await place();
    await buy('folha_parda');
    expect(await place()).toEqual(before);
    const [own] = await db.asUser(student, 'select canetinhas::float8 from public.ranking(100) where eu');
    expect(own).toEqual({ canetinhas: 101 });
    const [earned] = await db.asOwner(
      `select valor::float8 from private.achievement_facts($1) where medida = 'canetinhas-earned'`,
      [student],
    );
    expect(earned).toEqual({ valor: 1 });
  });

  describe('the streak', () => {
    it.each(STREAKS)('%s', async (_requirement, { essays, freezes, streak: expected }) => {
      for (const days of essays) await essay(days);
      for (const days of freezes) await freeze(days);
      const { guardados, ...rest } = await streak();
      expect(rest).toEqual({ dias: expected.days, hoje: expected.hasToday, restantes: expected.freezes });
      const [row] = await db.asOwner(
        `select array_agg(private.sao_paulo_date(now() - days * interval '1 day')::text) as held
         from unnest($1::int[]) days`,
        [expected.held],
      );
      expect(guardados).toEqual(row?.held ?? []);
    });

    it('counts an essay of the future as one of today, and takes a year no calendar is sure of', async () => {
      await essay(-400);
      await essay(700_000);
      await freeze(0);
      expect(await streak()).toEqual({ dias: 1, hoje: true, guardados: [], restantes: 1 });
    });

    describe('of essays that a browser dates', () => {
      /** Moves everything stored so far this many days into the past. */
      const pass = async (days: number) => {
        for (const column of [
          'redacoes.created_at',
          'redacoes.data_envio',
          'canetinhas_transactions.created_at',
        ]) {
          const [table, name] = column.split('.');
          await db.asOwner(
            `update public.${table} set ${name} = ${name} - $2 * interval '1 day'
             where ${table === 'redacoes' ? 'usuario_id' : 'user_id'} = $1`,
            [student, days],
          );
        }
        await db.asOwner(
          `update public.redacoes set dia_sequencia = dia_sequencia - $2::integer where usuario_id = $1`,
          [student, days],
        );
      };
      const send = (daysAgo: number) =>
        db.asUser(
          student,
          `insert into public.redacoes (texto, nota_total, data_envio)
           values ($1, 600, now() - $2 * interval '1 day')`,
          [newText(), daysAgo],
        );

      it('the server decides: thirty days in one sitting are one', async () => {
        await pass(40);
        await db.asUser(student, 'select public.receber_entrada_do_dia()');
        await pass(1);
        for (let day = 30; day >= 0; day -= 1) await send(day);
        expect(await streak()).toMatchObject({ dias: 2, hoje: true });
      });

      it('a new account has written nothing before today', async () => {
        for (let day = 6; day >= 0; day -= 1) await send(day);
        expect(await streak()).toMatchObject({ dias: 1, hoje: true });
      });

      it('what was written offline counts for its day', async () => {
        await send(0);
        await pass(4);
        for (const day of [3, 2, 1, 0]) await send(day);
        expect(await streak()).toMatchObject({ dias: 5, hoje: true });
      });

      it('offline counts for a week at most', async () => {
        await pass(60);
        for (let day = 30; day >= 1; day -= 1) await send(day);
        expect(await streak()).toMatchObject({ dias: 8 });
      });

      it('who comes every day gains no day by an earlier date', async () => {
        await send(0);
        await pass(2);
        await send(0);
        await pass(1);
        await send(2);
        expect(await streak()).toMatchObject({ dias: 2 });
      });

      it('the day is not for a browser to say', async () => {
        await pass(40);
        await outcome(
          db.asUser(
            student,
            `insert into public.redacoes (texto, nota_total, data_envio, dia_sequencia)
             select gen_random_uuid()::text, 600, now() - n * interval '1 day', current_date - n
             from generate_series(20, 30) n`,
          ),
        );
        expect(await streak()).toMatchObject({ dias: 1, hoje: true });
      });
    });

    it('knows nothing of others', async () => {
      await essay(0);
      expect(await call(db, await db.signUp(), 'minha_sequencia()')).toMatchObject({ dias: 0 });
    });

    it('takes no achievement for days in a row that only a freeze held', async () => {
      for (const days of [0, 2, 3, 4, 5, 6, 7]) await essay(days);
      await freeze(9);
      await db.asOwner('update public.redacoes set created_at = data_envio where usuario_id = $1', [student]);
      expect(await streak()).toMatchObject({ dias: 7 });
      expect(await call(db, student, `desbloquear_conquista('semana_cheia')`)).toMatchObject({
        unlocked: false,
      });
    });
  });

  it('sells no look beside those of the domain', () => {
    expect(SHOP_ITEMS.map(({ id }) => id)).toEqual([FREEZE, ...PAPERS]);
  });
});
