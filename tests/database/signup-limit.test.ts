import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, invite, openClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('accounts of one network a day, with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    await db.asOwner('delete from public.cadastros_por_rede');
    await db.asOwner('update public.ajustes_ia set contas_por_rede = 3');
  });
  afterAll(() => db.close());

  /**
   * Calls the hook as Auth does before it creates an account; returns whether the sign-up is allowed. `said` is the
   * metadata that the browser sends.
   */
  const maySignUp = async (ip_address?: string, said?: object) => {
    const user = { email: 'a@example.com', ...(said && { user_metadata: said }) };
    const event = { metadata: { name: 'before-user-created', ip_address }, user };
    const [row] = await db.asAuth('select public.limitar_cadastros($1) as answer', [JSON.stringify(event)]);
    const answer = row?.answer as { error?: { http_code: number } };
    expect(answer.error?.http_code ?? 429).toBe(429);
    return !answer.error;
  };
  const tries = async (addresses: (string | undefined)[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await maySignUp(address));
    return answers;
  };

  it('end at the limit, and those of another network do not', async () => {
    expect(await tries(Array.from({ length: 5 }, () => '203.0.113.9'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await maySignUp('203.0.113.10')).toBe(true);
  });

  it('are counted by the network that one household has with IPv6', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4'];
    expect(await tries(addresses)).toEqual([true, true, true, false]);
    expect(await maySignUp('2001:db8:1:3::1')).toBe(true);
  });

  it('are none at all at zero', async () => {
    await db.asOwner('update public.ajustes_ia set contas_por_rede = 0');
    expect(await maySignUp('203.0.113.9')).toBe(false);
  });

  it('begin anew the next day, and nothing is kept of the day before', async () => {
    await tries(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
    await db.asOwner('update public.cadastros_por_rede set dia = dia - 1');
    expect(await maySignUp('203.0.113.9')).toBe(true);
    expect(await db.asOwner('select contagem from public.cadastros_por_rede')).toEqual([{ contagem: 1 }]);
  });

  it.each([undefined, '', 'unknown'])('are not held up by an event with the address %j', async (address) => {
    expect(await tries(Array.from({ length: 5 }, () => address))).not.toContain(false);
  });

  describe('made by a class', () => {
    const SCHOOL = '203.0.113.50';
    let classroom: Awaited<ReturnType<typeof openClassroom>>;
    let short: string;
    beforeEach(async () => {
      classroom = await openClassroom(db);
      short = (await call(db, classroom.teacher, 'sala_do_professor($1)', [classroom.classroom])).convite
        .codigo_curto;
    });
    const student = (convite: unknown) => ({ nome: 'Ana', tipo_conta: 'student', convite });
    const fillNetwork = () => tries([SCHOOL, SCHOOL, SCHOOL]);
    const counted = async () =>
      (await db.asOwner('select contagem, por_sala, codigos_errados from public.cadastros_por_rede'))[0];
    const ofClass = async () =>
      (
        await db.asOwner('select contagem from public.cadastros_por_sala where sala_id = $1', [
          classroom.classroom,
        ])
      )[0]?.contagem ?? 0;

    it('by its link or its short code, count there and not against the network', async () => {
      for (const code of [classroom.code, short, ` ${short.toLowerCase().slice(0, 3)}-${short.slice(3)}`])
        expect(await maySignUp(SCHOOL, student(code))).toBe(true);
      expect(await counted()).toEqual({ contagem: 0, por_sala: 3, codigos_errados: 0 });
      expect(await ofClass()).toBe(3);
      await fillNetwork();
      expect(await maySignUp(SCHOOL)).toBe(false);
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(true);
      expect(await maySignUp(SCHOOL, student(short))).toBe(true);
    });

    it.each([
      ['unknown', async () => 'x'.repeat(43)],
      ['cut short', async () => classroom.code.slice(0, 30)],
      ['empty', async () => ''],
      ['no text', async () => ({ codigo: classroom.code })],
      ['of a short kind, guessed', async () => (short === 'CCCCCC' ? 'DDDDDD' : 'CCCCCC')],
      ['a pattern', async () => '______'],
      [
        'of the invite before',
        async () =>
          (await call(db, classroom.teacher, 'renovar_convite($1)', [classroom.classroom])) && classroom.code,
      ],
      [
        'revoked',
        async () =>
          (await call(db, classroom.teacher, 'revogar_convites($1)', [classroom.classroom])) &&
          classroom.code,
      ],
      [
        'revoked, the short one',
        async () =>
          (await call(db, classroom.teacher, 'revogar_convites($1)', [classroom.classroom])) && short,
      ],
      [
        'of an archived class',
        async () =>
          (await call(db, classroom.teacher, 'arquivar_sala($1, true)', [classroom.classroom])) && short,
      ],
      [
        'of a deleted class',
        async () =>
          (await call(db, classroom.teacher, 'excluir_sala($1)', [classroom.classroom])) && classroom.code,
      ],
      [
        'for a teacher',
        async () =>
          (await call(db, classroom.teacher, 'convidar_professor($1)', [classroom.classroom])).codigo,
      ],
    ])('are none where the code is %s: they count as any others', async (_what, given) => {
      const code = await given();
      for (let at = 0; at < 3; at += 1) expect(await maySignUp(SCHOOL, student(code))).toBe(true);
      expect(await maySignUp(SCHOOL, student(code))).toBe(false);
      expect(await counted()).toMatchObject({ contagem: 3, por_sala: 0 });
      expect(await ofClass()).toBe(0);
    });

    it('are those of students: a teacher who signs up with the code counts as any other', async () => {
      await fillNetwork();
      expect(await maySignUp(SCHOOL, { ...student(classroom.code), tipo_conta: 'teacher' })).toBe(false);
    });

    it('end with the share of the class: 240, however many networks and days', async () => {
      await db.asOwner('insert into public.cadastros_por_sala (sala_id, contagem) values ($1, 239)', [
        classroom.classroom,
      ]);
      await fillNetwork();
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(true);
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(false);
      expect(await maySignUp('203.0.113.51', student(classroom.code))).toBe(true);
      expect(
        await db.asOwner(`select rede::text, por_sala, contagem from public.cadastros_por_rede order by 1`),
      ).toEqual([
        { rede: '203.0.113.50/32', por_sala: 1, contagem: 3 },
        { rede: '203.0.113.51/32', por_sala: 0, contagem: 1 },
      ]);
      // A new invite does not give the class a new share.
      const code = await invite(db, classroom.teacher, classroom.classroom);
      expect(await maySignUp(SCHOOL, student(code))).toBe(false);
      const another = await invite(
        db,
        classroom.teacher,
        await createClassroom(db, classroom.teacher, '3º B'),
      );
      expect(await maySignUp(SCHOOL, student(another))).toBe(true);
    });

    it('end for one network at 25 times its own, so that classes made for it are no way round', async () => {
      await fillNetwork();
      await db.asOwner('update public.cadastros_por_rede set por_sala = 74');
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(true);
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(false);
      await db.asOwner('update public.ajustes_ia set contas_por_rede = 0');
      await db.asOwner('delete from public.cadastros_por_rede');
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(false);
    });

    it('by a guessed short code tell nothing after thirty wrong ones of the network in an hour', async () => {
      await fillNetwork();
      for (let at = 0; at < 30; at += 1) expect(await maySignUp(SCHOOL, student('CCCCCC'))).toBe(false);
      expect(await counted()).toMatchObject({ codigos_errados: 30 });
      expect(await maySignUp(SCHOOL, student(short))).toBe(false);
      // The code of a link cannot be guessed, so it still works.
      expect(await maySignUp(SCHOOL, student(classroom.code))).toBe(true);
      await db.asOwner(`update public.cadastros_por_rede set errados_desde = now() - interval '61 minutes'`);
      expect(await maySignUp(SCHOOL, student(short))).toBe(true);
    });

    it('make no more of an account than any: nobody is in the class, a teacher, or of the team by it', async () => {
      const said = { ...student(classroom.code), role: 'service_role', is_admin: true };
      const made = await db.signUp({ ...said, tipo_conta: 'dev' } as never);
      const [profile] = await db.asOwner('select tipo_conta, plan from public.profiles where user_id = $1', [
        made,
      ]);
      expect(profile).toEqual({ tipo_conta: 'student', plan: 'trial' });
      expect(await call(db, made, 'minhas_salas()')).toEqual([]);
    });
  });

  it('are asked about by Auth alone', async () => {
    const student = await db.signUp();
    const asked = `select public.limitar_cadastros('{}')`;
    expect(await outcome(db.asUser(student, asked))).toBe('refused');
    expect(await outcome(db.asAnon(asked))).toBe('refused');
    for (const table of ['cadastros_por_rede', 'cadastros_por_sala'])
      expect(await outcome(db.asUser(student, `select from public.${table}`))).toMatch(/refused|nothing/);
  });
});
