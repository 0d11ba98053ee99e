import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { call, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('notices by e-mail with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    await db.asOwner('delete from public.avisos_por_email');
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
    await pass('1 second');
  });
  afterAll(() => db.close());

  type Claim = { ok: boolean; usuario_id: string; avisos: Record<string, number> } | null;
  const service = async (sql: string, parameters: unknown[] = []) => {
    const [row] = await db.asService(`select public.${sql} as answer`, parameters);
    // oxlint-disable-next-line typescript/no-explicit-any -- whatever the function makes of it
    return row?.answer as any;
  };
  const claim = (): Promise<Claim> => service('reservar_aviso_por_email()');
  const giveBack = (user: string) => service('devolver_aviso_por_email($1)', [user]);
  const choose = (user: string, isOn: boolean) => call(db, user, 'receber_avisos_por_email($1)', [isOn]);
  const optIn = async (user: string) => {
    expect(await choose(user, true)).toBe(true);
    await pass('1 second');
  };
  const codeOf = async (user: string) => {
    const [row] = await db.asUser(user, 'select codigo from public.avisos_por_email');
    return String(row?.codigo);
  };
  const isOn = async (user: string) => {
    const rows = await db.asOwner('select ligado from public.avisos_por_email where usuario_id = $1', [user]);
    return rows[0]?.ligado;
  };
  /** Claims until no account is due; returns only the claims that have something new. */
  const claimAll = async () => {
    const all = [];
    for (let one = await claim(); one; one = await claim()) if (one.ok) all.push(one);
    return all;
  };
  const write = async (user: string) =>
    storeCorrection(db, user, { tema: 'Leitura', correcao: correctionOf([120, 160, 120, 80, 120]) });
  /** Moves everything into the past, so that later events have a later time even if the clock stands still. */
  const pass = async (time: string) => {
    for (const [table, column] of [
      ['salas', 'created_at'],
      ['sala_envios', 'created_at'],
      ['sala_alunos', 'created_at'],
      ['sala_temas', 'created_at'],
      ['avisos_lidos', 'lido_ate'],
      ['avisos_por_email', 'contado_ate'],
      ['avisos_por_email', 'contado_antes'],
      ['avisos_por_email', 'proximo_em'],
    ])
      await db.asOwner(`update public.${table} set ${column} = ${column} - $1::interval`, [time]);
  };

  it('nobody gets one unasked', async () => {
    await send(db, student, classroom, essay);
    expect(await claim()).toBeNull();
    await choose(teacher, false);
    expect(await isOn(teacher)).toBeUndefined();
  });

  it('count what happened since they were asked for, by kind, and name nobody', async () => {
    await send(db, student, classroom, essay);
    await pass('1 second');
    await optIn(teacher);
    await send(db, classmate, classroom, await write(classmate));
    await send(db, classmate, classroom, await write(classmate));
    await call(db, student, 'sair_da_sala($1)', [classroom]);
    const [{ email }] = (await db.asOwner('select email from public.profiles where user_id = $1', [
      teacher,
    ])) as [{ email: string }];
    expect(await claim()).toEqual({
      ok: true,
      usuario_id: teacher,
      email,
      papel: 'teacher',
      codigo: await codeOf(teacher),
      dia: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      avisos: { enviada: 2 },
    });
  });

  it('tell a student of a review and a theme', async () => {
    await optIn(student);
    const id = await send(db, student, classroom, essay);
    await call(db, teacher, 'revisar_redacao($1, $2)', [id, '[{"competencia": 1, "comentario": "Bom."}]']);
    await call(db, teacher, 'definir_tema($1, $2, null, 1)', [classroom, 'Moradia']);
    expect(await claim()).toMatchObject({ papel: 'student', avisos: { revisada: 1, tema: 1 } });
  });

  it('go out once a day, whatever happens and whoever switches off and on', async () => {
    await optIn(teacher);
    await send(db, student, classroom, essay);
    expect(await claimAll()).toHaveLength(1);
    await pass('1 second');
    await send(db, classmate, classroom, await write(classmate));
    await choose(teacher, false);
    await choose(teacher, true);
    expect(await claim()).toBeNull();
    await pass('24 hours');
    await send(db, classmate, classroom, await write(classmate));
    expect(await claimAll()).toMatchObject([{ avisos: { enviada: 1 } }]);
  });

  it('begin the next day at midnight in São Paulo', async () => {
    await optIn(teacher);
    await claim();
    expect(
      await db.asOwner(
        `select proximo_em > now() as later, proximo_em at time zone 'America/Sao_Paulo' =
           date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day' as midnight
         from public.avisos_por_email`,
      ),
    ).toEqual([{ later: true, midnight: true }]);
  });

  it('tell nothing twice, and nothing that was read in the app', async () => {
    await optIn(teacher);
    await send(db, student, classroom, essay);
    expect(await claimAll()).toHaveLength(1);
    await pass('24 hours');
    expect(await claim()).toEqual({ ok: false });
    await pass('24 hours');
    await send(db, classmate, classroom, await write(classmate));
    const [{ chave }] = await call(db, teacher, 'meus_avisos()');
    await call(db, teacher, 'marcar_avisos(null, $1)', [chave]);
    expect(await claim()).toEqual({ ok: false });
    await pass('24 hours');
    await send(db, classmate, classroom, await write(classmate));
    await call(db, teacher, 'marcar_avisos(null)');
    expect(await claimAll()).toEqual([]);
  });

  it('given back, are tried again after an hour and lose nothing', async () => {
    await optIn(teacher);
    await send(db, student, classroom, essay);
    await claim();
    expect(await giveBack(teacher)).toBe(true);
    expect(await giveBack(teacher)).toBe(false);
    expect(await claim()).toBeNull();
    await pass('61 minutes');
    await send(db, classmate, classroom, await write(classmate));
    expect(await claim()).toMatchObject({ ok: true, avisos: { enviada: 2 } });
  });

  it('leave out archived classes, whoever is gone, and addresses nobody confirmed', async () => {
    const stranger = await db.signUp({ nome: 'Sem confirmar', confirmed: false });
    for (const user of [teacher, student, stranger]) await optIn(user);
    await send(db, student, classroom, essay);
    await call(db, teacher, 'arquivar_sala($1, true)', [classroom]);
    expect(await claimAll()).toEqual([]);
    await pass('24 hours');
    await call(db, teacher, 'arquivar_sala($1, false)', [classroom]);
    await db.asOwner('delete from auth.users where id = $1', [teacher]);
    expect(await claimAll()).toEqual([]);
    expect(await db.asOwner('select usuario_id from public.avisos_por_email order by 1')).toEqual(
      [student, stranger].sort().map((usuario_id) => ({ usuario_id })),
    );
  });

  it('speak of the account that is due, and leave the caller who it was', async () => {
    await optIn(teacher);
    await optIn(rival);
    await send(db, student, classroom, essay);
    expect(await claimAll()).toMatchObject([{ usuario_id: teacher }]);
    const [row] = await db.asService(
      `select public.reservar_aviso_por_email(), current_setting('request.jwt.claims') as claims`,
    );
    expect(JSON.parse(String(row?.claims))).toEqual({ role: 'service_role' });
  });

  describe('the code of a mail', () => {
    it('ends them without a sign-in, also from an old mail and a second time', async () => {
      await optIn(teacher);
      const code = await codeOf(teacher);
      await choose(teacher, false);
      await choose(teacher, true);
      for (const _ of [1, 2]) {
        expect(await db.asAnon('select public.parar_avisos_por_email($1) as ok', [code])).toEqual([
          { ok: true },
        ]);
        expect(await isOn(teacher)).toBe(false);
      }
      await send(db, student, classroom, essay);
      expect(await claim()).toBeNull();
    });

    it.each([null, '', '%', 'x'.repeat(43)])('guessed as %j ends nobody’s', async (guess) => {
      await optIn(teacher);
      expect(await db.asAnon('select public.parar_avisos_por_email($1) as ok', [guess])).toEqual([
        { ok: false },
      ]);
      expect(await isOn(teacher)).toBe(true);
    });

    it('is long, and each account’s own', async () => {
      await optIn(teacher);
      await optIn(student);
      expect(await codeOf(teacher)).toHaveLength(43);
      expect(await codeOf(teacher)).not.toBe(await codeOf(student));
    });
  });

  describe('are refused', () => {
    it.each([
      'select * from public.avisos_por_email',
      'select codigo from public.avisos_por_email',
      'select public.receber_avisos_por_email(true)',
      'select public.reservar_aviso_por_email()',
      `select public.devolver_aviso_por_email('6f7f7c9e-58b5-4a0c-9d7e-1f6f0d1c2b3a')`,
    ])('to visitors: %s', async (sql) => {
      await optIn(teacher);
      expect(await outcome(db.asAnon(sql))).toMatch(/^(refused|nothing)$/);
    });

    it('to users who write the table, claim a day or give one back', async () => {
      await optIn(teacher);
      for (const sql of [
        'insert into public.avisos_por_email (usuario_id) values ($1)',
        'update public.avisos_por_email set ligado = true, proximo_em = now() where usuario_id = $1 returning 1',
        'delete from public.avisos_por_email where usuario_id = $1 returning 1',
        'select public.devolver_aviso_por_email($1)',
      ])
        expect(await outcome(db.asUser(teacher, sql, [teacher]))).toMatch(/^(refused|nothing)$/);
      expect(await outcome(db.asUser(teacher, 'select public.reservar_aviso_por_email()'))).toBe('refused');
      expect(await outcome(db.asUser(teacher, 'select private.new_notices($1, now())', [student]))).toBe(
        'refused',
      );
    });

    it('to choose for somebody else: there is no way to name one', async () => {
      await optIn(teacher);
      await choose(rival, false);
      await choose(rival, true);
      expect(await isOn(teacher)).toBe(true);
      expect(await db.asUser(rival, 'select usuario_id from public.avisos_por_email')).toEqual([
        { usuario_id: rival },
      ]);
      expect(
        await outcome(db.asUser(rival, 'select public.receber_avisos_por_email(true, $1)', [teacher])),
      ).toBe('42883');
    });
  });

  it('end with the account, and a token that outlives it asks in vain', async () => {
    await optIn(student);
    await db.asOwner('delete from auth.users where id = $1', [student]);
    expect(await isOn(student)).toBeUndefined();
    expect(await choose(student, true)).toBe(false);
    expect(await isOn(student)).toBeUndefined();
  });
});

describe.runIf(inject('template').kind === 'native')('two schedules at once', () => {
  it('claim each account once', async () => {
    const db = await openTestDatabase();
    const sessions = await Promise.all(Array.from({ length: 10 }, () => db.openSession()));
    try {
      const { teacher, student, classmate, classroom, essay } = await fillClassroom(db);
      for (const user of [teacher, student, classmate])
        await call(db, user, 'receber_avisos_por_email(true)');
      await send(db, student, classroom, essay);
      const claims = await Promise.all(
        sessions.map(({ asService }) => asService('select public.reservar_aviso_por_email() as claim')),
      );
      const found = claims.flatMap((rows) => rows.map(({ claim }) => claim as { ok: boolean } | null));
      expect(found.filter((claim) => claim?.ok)).toMatchObject([{ usuario_id: teacher }]);
      expect(found.filter((claim) => claim?.ok === false)).toHaveLength(2);
      expect(found.filter((claim) => claim === null)).toHaveLength(7);
    } finally {
      await Promise.all(sessions.map((session) => session.close()));
      await db.close();
    }
  });
});
