import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CANETINHAS } from '@/domain/rewards/canetinhas';
import { DAILY_MISSIONS, dailyMission } from '@/domain/rewards/daily-mission';
import { outcome } from './support/outcome';
import { answer } from './support/practice';
import { storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('canetinhas with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  const balance = async (user = student) => {
    const [profile] = await db.asUser(user, 'select canetinhas::float8 as n from public.profiles');
    return Number(profile?.n);
  };
  const claim = async (name: string) => {
    const [row] = await db.asUser(student, `select public.${name}()::float8 as awarded`);
    return row?.awarded;
  };
  const insert = (values: string, columns = 'user_id, amount, source, description') =>
    outcome(
      db.asUser(
        student,
        `insert into public.canetinhas_transactions (${columns}) values (${values}) returning id`,
      ),
    );
  const backdate = () =>
    db.asOwner(
      `update public.canetinhas_transactions
       set created_at = created_at - interval '1 day', chave = replace(chave, current_day, previous_day)
       from (select to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as current_day,
               to_char(now() at time zone 'America/Sao_Paulo' - interval '1 day', 'YYYY-MM-DD') as previous_day) days
       where user_id = $1`,
      [student],
    );
  const mission = dailyMission(new Date());

  it('pay the entry of the day once', async () => {
    expect(await claim('receber_entrada_do_dia')).toBe(CANETINHAS.perDailyLogin);
    expect(await claim('receber_entrada_do_dia')).toBe(0);
    expect(await balance()).toBe(CANETINHAS.welcome + 1);
  });

  it('pay it again the next day', async () => {
    await claim('receber_entrada_do_dia');
    await backdate();
    expect(await claim('receber_entrada_do_dia')).toBe(1);
    expect(await balance()).toBe(102);
  });

  it('pay the mission once, after an essay of the day that does its task', async () => {
    expect(await claim('receber_missao_do_dia')).toBe(0);
    await storeCorrection(db, student, { missoes: [mission.id] });
    expect(await claim('receber_missao_do_dia')).toBe(mission.reward);
    expect(await claim('receber_missao_do_dia')).toBe(0);
    expect(await balance()).toBe(100 + 1 + mission.reward);
  });

  it('pay the mission for ten different exercises of the day, once, and not for nine or for one ten times', async () => {
    for (let at = 0; at < 10; at += 1) await answer(db, student, { chave: 'banco/1' });
    for (let at = 2; at <= 9; at += 1) await answer(db, student, { chave: `banco/${at}` });
    expect(await claim('receber_missao_do_dia')).toBe(0);
    await answer(db, student, { chave: 'banco/10' });
    expect(await claim('receber_missao_do_dia')).toBe(mission.reward);
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('pay no mission for exercises of yesterday', async () => {
    const em = new Date(Date.now() - 26 * 3_600_000).toISOString();
    for (let at = 1; at <= 10; at += 1) await answer(db, student, { chave: `banco/${at}` }, { em });
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('pay no mission for an essay that does only the tasks of other days', async () => {
    const others = DAILY_MISSIONS.map(({ id }) => id).filter((id) => id !== mission.id);
    await storeCorrection(db, student, { missoes: others });
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('pay no mission on the word of a browser', async () => {
    await storeEssay(db, student);
    await db.asUser(
      student,
      `insert into public.redacoes (texto, nota_total, missoes) values ('Um texto.', 600, array[$1])`,
      [mission.id],
    );
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('pay no mission for a text that was sent before', async () => {
    const texto = 'Um texto que já foi lido ontem e que hoje chega de novo.';
    await storeCorrection(db, student, { texto, missoes: [mission.id] });
    await db.asOwner(
      `update public.redacoes set created_at = created_at - interval '1 day' where usuario_id = $1`,
      [student],
    );
    await storeCorrection(db, student, { texto, missoes: [mission.id] });
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('pay no mission for yesterday’s essay', async () => {
    await storeCorrection(db, student, { missoes: [mission.id] });
    await db.asOwner(
      `update public.redacoes set created_at = created_at - interval '1 day' where usuario_id = $1`,
      [student],
    );
    expect(await claim('receber_missao_do_dia')).toBe(0);
  });

  it('are the domain’s missions on every day of a month', async () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1);
    const [row] = await db.asOwner(
      `select array_agg((array[2, 2, 3, 3])[day % 4 + 1] order by day) as rewards from generate_series(1, 31) day`,
    );
    const [source] = await db.asOwner(`select pg_get_functiondef('private.daily_reward'::regproc) as text`);
    expect(source?.text).toContain(
      'extract(day from private.sao_paulo_date(now()))::integer % 4 + 1 as mission',
    );
    expect(source?.text).toContain('(array[2, 2, 3, 3])[today.mission]');
    const ids = DAILY_MISSIONS.map(({ id }) => `'${id}'`).join(', ');
    expect(source?.text).toContain(`(array[${ids}])[today.mission]`);
    expect(row?.rewards).toEqual(
      days.map((day) => dailyMission(new Date(Date.UTC(2026, 2, day, 12))).reward),
    );
  });

  it('take a claim inserted by a browser, for the server’s amount and time', async () => {
    expect(
      await insert(
        `'${student}', 50000, 'login_diario', 'Muito mais', '2020-01-01', 'minha-chave'`,
        'user_id, amount, source, description, created_at, chave',
      ),
    ).toBe('done');
    const [row] = await db.asUser(
      student,
      `select amount::float8, description, created_at > now() - interval '1 minute' as fresh
       from public.canetinhas_transactions where source = 'login_diario'`,
    );
    expect(row).toEqual({ amount: 1, description: 'Entrada do dia', fresh: true });
    expect(await insert(`'${student}', 1, 'login_diario', ''`)).toBe('23505');
    expect(await claim('receber_entrada_do_dia')).toBe(0);
    expect(await balance()).toBe(101);
  });

  it.each([
    'boas_vindas',
    'redacao',
    'nota_alta',
    'conquista',
    'loja',
    'ajuste',
    'missao_diaria',
    'presente',
  ])('refuse a claim under %s that no fact supports', async (source) => {
    expect(await insert(`'${student}', 500, '${source}', ''`)).toBe('refused');
    expect(await balance()).toBe(100);
  });

  it('refuse a claim for somebody else', async () => {
    const other = await db.signUp();
    // The statement has no RETURNING clause, so that the policy on writing refuses the row, not the policy on
    // reading.
    const sql = `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, 1, 'login_diario')`;
    expect(await outcome(db.asUser(student, sql, [other]))).toBe('refused');
    expect(await balance(other)).toBe(100);
  });

  it('refuse browsers any change of what is written', async () => {
    await outcome(db.asUser(student, 'update public.canetinhas_transactions set amount = 900'));
    await outcome(db.asUser(student, 'delete from public.canetinhas_transactions'));
    expect(await db.asUser(student, 'select amount::float8 from public.canetinhas_transactions')).toEqual([
      { amount: 100 },
    ]);
    expect(await balance()).toBe(100);
  });

  it('keep the balance at the sum of the transactions through corrections by hand', async () => {
    const write = (sql: string) => db.asOwner(sql, [student]);
    await write(
      `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, 7.5, 'ajuste')`,
    );
    expect(await balance()).toBe(107.5);
    await write(
      `update public.canetinhas_transactions set amount = 2 where user_id = $1 and source = 'ajuste'`,
    );
    expect(await balance()).toBe(102);
    await write(`delete from public.canetinhas_transactions where user_id = $1 and source = 'ajuste'`);
    expect(await balance()).toBe(100);
  });

  it('never fall below zero', async () => {
    const spend = `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, -100.5, 'ajuste')`;
    expect(await outcome(db.asOwner(spend, [student]))).toBe('23514');
    expect(await balance()).toBe(100);
  });

  it('give nothing to whoever is not signed in', async () => {
    expect(await outcome(db.asAnon('select public.receber_entrada_do_dia()'))).toBe('refused');
    expect(
      await outcome(
        db.asAnon(`insert into public.canetinhas_transactions (amount, source) values (1, 'ajuste')`),
      ),
    ).toBe('refused');
  });
});
