import { endReading, takeCredit } from './support/credits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Session } from '../../tools/database/session';
import { outcome } from './support/outcome';
import { answer } from './support/practice';
import { storeCorrection } from './support/store-essay';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** PGlite has one connection, so truly concurrent requests need a native Postgres (DATABASE_URL). */
describe.runIf(inject('template').kind === 'native')('fifty requests at once', () => {
  const REQUESTS = 50;
  let db: TestDatabase;
  let sessions: (Session & { close(): Promise<void> })[];
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase();
    sessions = await Promise.all(Array.from({ length: REQUESTS }, () => db.openSession()));
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await db.close();
  });

  /** Sends the same request on every session; returns each value, or 'error <SQLSTATE>' for a failed one. */
  const all = (sql: string) =>
    Promise.all(
      sessions.map((session) =>
        session.asUser(student, sql).then(
          ([row]) => Object.values(row ?? {})[0],
          (error: { code?: string }) => `error ${error.code}`,
        ),
      ),
    );
  const count = (answers: unknown[], wanted: unknown) =>
    answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(wanted)).length;
  const books = async () => {
    const [row] = await db.asOwner(
      `select canetinhas::float8 - 100 as balance, creditos_correcoes as credits, (
         select sum(amount)::float8 - 100 from public.canetinhas_transactions where user_id = $1
       ) as transactions from public.profiles where user_id = $1`,
      [student],
    );
    expect(row?.balance).toBe(row?.transactions);
    return row;
  };
  const setCredits = (credits: number) =>
    // A new account may request only a few readings, so the account is made two days old.
    db.asOwner(
      `update public.profiles set creditos_correcoes = $2, data_cadastro = now() - interval '2 days' where user_id = $1`,
      [student, credits],
    );

  it('pay the entry of the day once', async () => {
    const answers = await all('select public.receber_entrada_do_dia()::float8');
    expect([count(answers, 1), count(answers, 0)]).toEqual([1, REQUESTS - 1]);
    expect(await books()).toMatchObject({ balance: 1 });
  });

  it('answer no more exercises than a day has, and the same one once', async () => {
    await db.asOwner(
      `insert into public.treino_respostas (id, usuario_id, chave, falta, certa, respondida_em)
       select gen_random_uuid(), $1, 'k', 'f', true, now() from generate_series(1, 259)`,
      [student],
    );
    const id = crypto.randomUUID();
    const same = await Promise.all(sessions.map((session) => outcome(answer(session, student, {}, { id }))));
    expect(count(same, 'done')).toBe(REQUESTS);
    const others = await Promise.all(
      sessions.map((session, at) => outcome(answer(session, student, { chave: `banco/${at}` }))),
    );
    expect([count(others, 'done'), count(others, 'PT429')]).toEqual([40, REQUESTS - 40]);
    const counted = 'select seguidas from public.treino_faltas where usuario_id = $1';
    expect(await db.asOwner(counted, [student])).toEqual([{ seguidas: 41 }]);
  });

  it('spend a balance once: two freezes, and no look twice', async () => {
    const freezes = await Promise.all(
      sessions.map((session, at) =>
        session.asUser(
          student,
          `select public.comprar_na_loja('guarda_sequencia', 'k${at}') ->> 'motivo' as motivo`,
        ),
      ),
    );
    expect(
      count(
        freezes.map(([row]) => row?.motivo),
        'limite',
      ),
    ).toBe(REQUESTS - 2);
    const looks = await all(`select public.comprar_na_loja('folha_parda', 'k') ->> 'ok'`);
    expect(count(looks, 'true')).toBe(REQUESTS);
    const others = await Promise.all(
      sessions.map((session, at) =>
        session.asUser(
          student,
          `select public.comprar_na_loja('${at % 2 ? 'folha_verde' : 'folha_quadriculada'}', 'k') ->> 'motivo' as motivo`,
        ),
      ),
    );
    expect(
      count(
        others.map(([row]) => row?.motivo),
        'saldo',
      ),
    ).toBe(REQUESTS);
    expect(await books()).toMatchObject({ balance: -64 });
  });

  it('make no more links of corrections than may be in force', async () => {
    const essay = await storeCorrection(db, student, { correcao: {} });
    await db.asOwner(
      `insert into public.correcao_links (usuario_id, redacao_id, com_nome, valido_ate)
       select $1, $2, false, now() + interval '1 hour' from generate_series(1, 40)`,
      [student, essay],
    );
    const answers = await all(`select public.compartilhar_correcao('${essay}') ->> 'motivo'`);
    expect([count(answers, null), count(answers, 'limite')]).toEqual([10, REQUESTS - 10]);
  });

  it('save no more favourites than an account may have', async () => {
    await db.asUser(
      student,
      `insert into public.repertorio_favoritos (entrada) select 'entrada-' || n from generate_series(1, 290) n`,
    );
    const answers = await all(
      `insert into public.repertorio_favoritos (entrada) values (gen_random_uuid()::text) returning 1`,
    );
    expect([count(answers, 1), count(answers, 'error PT429')]).toEqual([10, REQUESTS - 10]);
  });

  it('pay an achievement once', async () => {
    await db.asUser(student, `insert into public.redacoes (texto, nota_total) values ('Um texto.', 600)`);
    const answers = await all(`select public.desbloquear_conquista('primeira_redacao')`);
    expect(count(answers, { unlocked: true, reward: 5 })).toBe(1);
    expect(count(answers, { unlocked: false, reward: 0 })).toBe(REQUESTS - 1);
    expect(await books()).toMatchObject({ balance: 6 });
  });

  it('unlock everything deserved without blocking one another', async () => {
    await db.asUser(student, `insert into public.redacoes (texto, nota_total) values ('Um texto.', 600)`);
    const answers = await all('select count(*)::int from public.desbloquear_conquistas()');
    expect(answers.filter((answer) => typeof answer !== 'number')).toEqual([]);
    const [row] = await db.asUser(student, 'select count(*)::int as n from public.usuario_conquistas');
    expect(answers.reduce<number>((sum, answer) => sum + Number(answer), 0)).toBe(row?.n);
    expect(await books()).toMatchObject({ balance: 1 + 5 * Number(row?.n) });
  });

  const take = (key: string) => Promise.all(sessions.map((session) => takeCredit(session, student, key)));

  it('spend one credit once', async () => {
    await setCredits(1);
    const left = await Promise.all(sessions.map((session, at) => takeCredit(session, student, `k${at}:d`)));
    expect(left.filter((one) => one === null)).toHaveLength(REQUESTS - 1);
    expect(await books()).toMatchObject({ credits: 0 });
    expect(await db.asUser(student, 'select from public.usos_credito')).toHaveLength(1);
  });

  it('spend one credit under one key, and give it back once', async () => {
    await setCredits(12);
    expect(new Set(await take('k:d'))).toEqual(new Set([11]));
    expect(await books()).toMatchObject({ credits: 11 });
    const back = sessions.map((session) => endReading(session, student, 'k:d', 'falhou'));
    expect(new Set(await Promise.all(back))).toEqual(new Set([12]));
    expect(await books()).toMatchObject({ credits: 12 });
  });

  describe('for a model', () => {
    const others: string[] = [];
    beforeAll(async () => {
      for (let account = 0; account < REQUESTS; account += 1) others.push(await db.signUp());
    });
    beforeEach(() => db.asOwner('delete from public.gastos_ia'));
    afterAll(() =>
      db.asOwner(
        'update public.ajustes_ia set pedidos_por_dia = 2000, tokens_por_dia = 25000000, reserva_paga = 50',
      ),
    );
    const budget = (settings: string) => db.asOwner(`update public.ajustes_ia set ${settings}`);
    /** Sends one request of each of fifty accounts. */
    const ask = async (service: string) => {
      const answers = await Promise.all(
        sessions.map((session, at) =>
          session.asService(`select public.reservar_ia($1, $2, 40, 'k:d') as answer`, [others[at], service]),
        ),
      );
      return answers.map(([row]) => row?.answer as { ok: boolean; motivo?: string; aviso?: string | null });
    };
    const reasons = (answers: { motivo?: string }[]) => new Set(answers.map(({ motivo }) => motivo));

    it('take the free share and no more, and tell its end once', async () => {
      await budget('pedidos_por_dia = 20, reserva_paga = 50');
      const answers = await ask('tema');
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
      expect(reasons(answers)).toEqual(new Set([undefined, 'cota_gratis']));
      expect(answers.filter(({ aviso }) => aviso === 'gratis')).toHaveLength(1);
    });

    it('take the requests of the day and no more, also of who pays', async () => {
      await budget('pedidos_por_dia = 20, reserva_paga = 50');
      await db.asOwner('update public.profiles set creditos_correcoes = 3 where user_id = any ($1)', [
        others,
      ]);
      const answers = await ask('leitura');
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
      expect(reasons(answers)).toEqual(new Set([undefined, 'orcamento']));
      // Refused accounts kept their credit.
      const [row] = await db.asOwner(
        'select sum(creditos_correcoes)::int as credits from public.profiles where user_id = any ($1)',
        [others],
      );
      expect(row?.credits).toBe(3 * REQUESTS - 20);
    });

    it('take the tokens of the day and no more, before one of them has told what it took', async () => {
      await budget('pedidos_por_dia = 2000, tokens_por_dia = 40000, reserva_paga = 0');
      await db.asOwner('update public.profiles set creditos_correcoes = 3 where user_id = any ($1)', [
        others,
      ]);
      const answers = await ask('leitura');
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    });

    it('begin one free day', async () => {
      expect(new Set((await all('select public.definir_promo(true)')).map(String)).size).toBe(1);
    });
  });

  it('store an essay and give its credit back without waiting for each other for ever', async () => {
    const [storing, refunding] = sessions;
    await setCredits(1);
    await takeCredit(db, student, 'k:d');
    // The first row locks the profile; the use of the credit is closed at the end of the statement, half a second
    // later.
    const stored = storing?.asUser(
      student,
      `insert into public.redacoes (texto, nota_total, chave_idempotencia)
       select 'Um texto.', 600, 'k' from generate_series(1, 2) n where n = 1 or pg_sleep(0.5) is null`,
    );
    const refunded = refunding && endReading(refunding, student, 'k:d', 'falhou');
    await stored;
    expect([0, 1]).toContain(await refunded);
    expect(await books()).toMatchObject({ credits: await refunded });
  });

  it('pay for five essays, and keep all', async () => {
    const answers = await all(
      `insert into public.redacoes (texto, nota_total) values (gen_random_uuid()::text, 1000) returning nota_total`,
    );
    expect(count(answers, 1000)).toBe(REQUESTS);
    expect(await books()).toMatchObject({ balance: 5 });
  });

  it('pay one text once', async () => {
    await all(
      `insert into public.redacoes (texto, nota_total) values ('Um texto.', 600) returning nota_total`,
    );
    expect(await books()).toMatchObject({ balance: 1 });
    expect(await db.asUser(student, 'select 1 from public.redacoes where conta')).toHaveLength(1);
  });

  it('stop at the fiftieth essay of the day', async () => {
    await db.asUser(
      student,
      `insert into public.redacoes (texto, nota_total) select 'Um texto.', 600 from generate_series(1, 40)`,
    );
    const answers = await all(
      `insert into public.redacoes (texto, nota_total) values ('Um texto.', 600) returning nota_total`,
    );
    expect([count(answers, 600), count(answers, 'error PT429')]).toEqual([10, 40]);
  });

  it('store one essay under one key', async () => {
    const answers = await all(
      `insert into public.redacoes (texto, nota_total, chave_idempotencia) values ('Um texto.', 600, 'k') returning 'stored'`,
    );
    expect([count(answers, 'stored'), count(answers, 'error 23505')]).toEqual([1, REQUESTS - 1]);
  });

  it('count every call of the functions, and none beyond the limit', async () => {
    const answers = await Promise.all(
      sessions.map((session) =>
        session.asService(`select (public.registrar_uso_ia($1, 20) ->> 'ok')::boolean as ok`, [student]),
      ),
    );
    expect(answers.filter(([row]) => row?.ok)).toHaveLength(20);
  });

  it('grant a purchase once, also while its e-mail is being confirmed', async () => {
    const user = await db.signUp({ email: 'compradora@exemplo.com.br', confirmed: false });
    await Promise.all(
      sessions.map((session, index) =>
        index === 25
          ? session.asAuth('update auth.users set email_confirmed_at = now() where id = $1', [user])
          : session.asService(
              `select public.registrar_compra('pix-1', 'compradora@exemplo.com.br', 'aluno_12')`,
            ),
      ),
    );
    expect(await db.asUser(user, 'select creditos_correcoes as credits from public.profiles')).toEqual([
      { credits: 12 },
    ]);
  });

  it('take a refunded purchase back once, also while it is paid and disputed', async () => {
    const buyer = await db.signUp({ email: 'desistente@exemplo.com.br' });
    await db.asService(`select public.registrar_compra('pix-2', 'desistente@exemplo.com.br', 'aluno_12')`);
    const notices = [
      `select public.registrar_compra('pix-3', 'desistente@exemplo.com.br', 'aluno_12')`,
      `select public.estornar_compra('pix-3', 'devolucao')`,
      `select public.estornar_compra('pix-3', 'contestacao')`,
    ];
    await Promise.all(sessions.map((session, index) => session.asService(notices[index % 3] ?? '')));
    expect(await db.asUser(buyer, 'select creditos_correcoes as credits, plan from public.profiles')).toEqual(
      [{ credits: 12, plan: 'premium' }],
    );
  });
});
