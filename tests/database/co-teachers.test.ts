import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('several teachers of a classroom with %s grants', (grants) => {
  let db: TestDatabase;
  let owner: string;
  let partner: string;
  let rival: string;
  let student: string;
  let classroom: string;
  let essay: string;
  let code: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher: owner, rival, student, classroom, essay } = await fillClassroom(db));
    partner = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
    ({ codigo: code } = await call(db, owner, 'convidar_professor($1)', [classroom]));
  });
  afterAll(() => db.close());

  const enter = (user: string, given = code) => call(db, user, 'entrar_como_professor($1)', [given]);
  const team = (user: string) => call(db, user, 'professores_da_sala($1)', [classroom]);
  const INVALID = { ok: false, motivo: 'convite_invalido' };

  it('invites one by a link that tells whose classroom it is, and serves once', async () => {
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(await call(db, partner, 'sala_do_convite_de_professor($1)', [code])).toEqual({
      nome: '3º A',
      professor_nome: 'Prof. Ivo',
    });
    expect(await enter(partner)).toEqual({ ok: true, sala: { id: classroom, nome: '3º A' } });
    expect(await enter(rival)).toEqual(INVALID);
    expect(await team(partner)).toMatchObject({
      professores: [
        { id: owner, nome: 'Prof. Ivo', dono: true },
        { id: partner, nome: 'Prof. Lia', dono: false },
      ],
      sou_dono: false,
      convite: null,
    });
  });

  it('leaves the code to others where who holds it teaches there already', async () => {
    expect(await enter(owner)).toMatchObject({ ok: true });
    expect(await enter(partner)).toMatchObject({ ok: true });
    expect((await team(owner)).professores).toHaveLength(2);
  });

  it.each([
    ['another code', async () => 'x'.repeat(43)],
    ['none', async () => null as unknown as string],
    [
      'one that was taken back',
      async () => {
        expect(await call(db, owner, 'revogar_convite_de_professor($1)', [classroom])).toBe(true);
        return code;
      },
    ],
    [
      'one that was renewed',
      async () => {
        await call(db, owner, 'convidar_professor($1)', [classroom]);
        return code;
      },
    ],
    [
      'one that ran out',
      async () => {
        await db.asService(
          `update public.sala_convites_professor set valido_ate = now() - interval '1 second' where codigo = $1`,
          [code],
        );
        return code;
      },
    ],
  ])('lets nobody in with %s', async (_what, given) => {
    const wrong = await given();
    expect(await call(db, partner, 'sala_do_convite_de_professor($1)', [wrong])).toBeNull();
    expect(await enter(partner, wrong)).toEqual(INVALID);
    expect(await call(db, partner, 'sala_do_professor($1)', [classroom])).toBeNull();
  });

  it('takes teachers alone, ten beside the owner', async () => {
    for (const user of [student, await db.signUp({ nome: 'Dev' })])
      expect(await enter(user)).toEqual({ ok: false, motivo: 'apenas_professores' });
    for (let count = 0; count < 10; count += 1) {
      const { codigo } = await call(db, owner, 'convidar_professor($1)', [classroom]);
      expect(await enter(await db.signUp({ tipo_conta: 'teacher' }), codigo)).toMatchObject({ ok: true });
    }
    const { codigo } = await call(db, owner, 'convidar_professor($1)', [classroom]);
    expect(await enter(partner, codigo)).toEqual({ ok: false, motivo: 'sala_cheia' });
  });

  describe('once in', () => {
    beforeEach(() => enter(partner));

    it('reads and writes what the owner does', async () => {
      const sent = await send(db, student, classroom, essay);
      expect(await call(db, partner, 'resumo_das_salas()')).toMatchObject([{ id: classroom, alunos: 2 }]);
      expect(await call(db, partner, 'redacoes_recentes_das_salas()')).toMatchObject([{ envio_id: sent }]);
      expect(await call(db, partner, 'envios_da_sala($1)', [classroom])).toMatchObject([{ id: sent }]);
      expect(await call(db, partner, 'redacao_da_sala($1)', [sent])).toMatchObject({ id: sent });
      const items = JSON.stringify([{ competencia: 1, comentario: 'Bom.' }]);
      expect(await call(db, partner, 'revisar_redacao($1, $2)', [sent, items])).toMatchObject({ ok: true });
      expect(await call(db, partner, `definir_tema($1, 'Água', null, 1)`, [classroom])).toMatchObject({
        ok: true,
      });
      expect(await call(db, partner, 'renovar_convite($1)', [classroom])).not.toBeNull();
      expect(await call(db, partner, 'remover_aluno($1, $2)', [classroom, student])).toBe(true);
      expect(await call(db, partner, 'desfazer_remocao($1, $2)', [classroom, student])).toBe(true);
      expect(
        await db.asUser(partner, `update public.salas set nome = '3º B' where id = $1 returning nome`, [
          classroom,
        ]),
      ).toEqual([{ nome: '3º B' }]);
      await db.asUser(partner, `insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [
        classroom,
      ]);
      expect((await call(db, partner, 'sala_do_professor($1)', [classroom])).nomes).toHaveLength(1);
    });

    it('neither deletes the classroom nor takes it over nor chooses its teachers', async () => {
      expect(await call(db, partner, 'excluir_sala($1)', [classroom])).toBe(false);
      expect(
        await outcome(
          db.asUser(partner, 'update public.salas set professor_id = $2 where id = $1', [classroom, partner]),
        ),
      ).toBe('refused');
      expect(await call(db, partner, 'convidar_professor($1)', [classroom])).toBeNull();
      expect(await call(db, partner, 'revogar_convite_de_professor($1)', [classroom])).toBe(false);
      expect(await call(db, partner, 'remover_professor($1, $2)', [classroom, owner])).toBe(false);
      expect((await team(owner)).professores).toHaveLength(2);
    });

    it.each([
      ['removed by the owner', () => owner],
      ['that left', () => partner],
    ])('one %s is out at once, and comes back by a new invite alone', async (_how, by) => {
      const sent = await send(db, student, classroom, essay);
      expect(await call(db, by(), 'remover_professor($1, $2)', [classroom, partner])).toBe(true);
      expect(await call(db, by(), 'remover_professor($1, $2)', [classroom, partner])).toBe(false);
      expect(await call(db, partner, 'resumo_das_salas()')).toEqual([]);
      expect(await call(db, partner, 'sala_do_professor($1)', [classroom])).toBeNull();
      expect(await call(db, partner, 'envios_da_sala($1)', [classroom])).toBeNull();
      expect(await call(db, partner, 'redacao_da_sala($1)', [sent])).toBeNull();
      expect(await call(db, partner, 'revisar_redacao($1, $2)', [sent, '[]'])).toMatchObject({ ok: false });
      expect(await call(db, partner, `definir_tema($1, 'Água', null, 1)`, [classroom])).toMatchObject({
        ok: false,
      });
      expect(await db.asUser(partner, 'select id from public.salas')).toEqual([]);
      expect(await db.asUser(partner, 'select * from public.sala_alunos')).toEqual([]);
      expect(await enter(partner)).toEqual(INVALID);
    });

    it('is told to the students, and to nobody else', async () => {
      expect(await call(db, student, 'minhas_salas()')).toMatchObject([
        { professor_nome: 'Prof. Ivo', professores: ['Prof. Ivo', 'Prof. Lia'] },
      ]);
      for (const outsider of [rival, student]) expect(await team(outsider)).toBeNull();
    });

    it('goes with its account, and the classroom stays', async () => {
      await db.asService('delete from auth.users where id = $1', [partner]).catch(() => null);
      await db.asService('delete from public.profiles where user_id = $1', [partner]);
      expect((await team(owner)).professores).toHaveLength(1);
    });
  });

  it.each([
    'convidar_professor($1)',
    'professores_da_sala($1)',
    'revogar_convite_de_professor($1)',
    'remover_professor($1, $1)',
  ])('%s does nothing for others, and is refused to visitors', async (sql) => {
    for (const outsider of [rival, student])
      expect([null, false]).toContain(await call(db, outsider, sql, [classroom]));
    expect(await outcome(db.asAnon(`select public.${sql}`, [classroom]))).toBe('refused');
  });
});
