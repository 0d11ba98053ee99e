import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, fillClassroom, invite, join, send } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const INVALID = { ok: false, motivo: 'convite_invalido' };

describe.each(GRANTS)('a classroom over the years with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let partner: string;
  let rival: string;
  let student: string;
  let newcomer: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classroom, essay } = await fillClassroom(db));
    newcomer = await db.signUp({ nome: 'Caio' });
    partner = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, partner, 'entrar_como_professor($1)', [codigo]);
  });
  afterAll(() => db.close());

  const renew = (user = teacher) => call(db, user, 'renovar_convite($1)', [classroom]);
  const archive = (archived: boolean, user = teacher) =>
    call(db, user, 'arquivar_sala($1, $2)', [classroom, archived]);
  const remove = (user = teacher) => call(db, user, 'excluir_sala($1)', [classroom]);
  const undo = (user = teacher) => call(db, user, 'desfazer_exclusao($1)', [classroom]);
  const deleted = (user = teacher) => call(db, user, 'salas_excluidas()');
  const passDays = (days: number) =>
    db.asOwner(
      'update public.salas set excluida_em = excluida_em - make_interval(days => $2) where id = $1',
      [classroom, days],
    );

  describe('archived', () => {
    let sent: string;
    let link: string;
    beforeEach(async () => {
      link = (await renew()).codigo;
      sent = await send(db, student, classroom, essay);
      await archive(true);
    });

    it('is joined, invited to and sent to by nobody', async () => {
      expect(await join(db, newcomer, link)).toEqual(INVALID);
      expect(await renew()).toBeNull();
      expect((await call(db, teacher, 'sala_do_professor($1)', [classroom])).convite).toBeNull();
      expect(await call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay])).toEqual({
        ok: false,
        motivo: 'sala_nao_encontrada',
      });
    });

    it('is read and reviewed as before, and says that it is archived', async () => {
      expect(await call(db, teacher, 'resumo_das_salas()')).toMatchObject([
        { id: classroom, arquivada: true, sou_dono: true, redacoes: 1 },
      ]);
      expect(await call(db, partner, 'resumo_das_salas()')).toMatchObject([
        { id: classroom, arquivada: true, sou_dono: false },
      ]);
      expect(await call(db, teacher, 'sala_do_professor($1)', [classroom])).toMatchObject({
        arquivada: true,
      });
      expect(await call(db, teacher, 'redacao_da_sala($1)', [sent])).toMatchObject({ id: sent });
      const items = JSON.stringify([{ competencia: 1, comentario: 'Bom.' }]);
      expect(await call(db, teacher, 'revisar_redacao($1, $2)', [sent, items])).toMatchObject({ ok: true });
      expect(await call(db, student, 'minhas_salas()')).toMatchObject([
        { id: classroom, arquivada: true, professores: ['Prof. Ivo', 'Prof. Lia'], envios: [{ id: sent }] },
      ]);
      expect(await call(db, student, 'revisoes_da_redacao($1)', [essay])).toHaveLength(1);
    });

    it('opens again by any of its teachers, and by a new invite', async () => {
      expect(await archive(false, partner)).toBe(true);
      expect(await join(db, newcomer, await invite(db, teacher, classroom))).toMatchObject({ ok: true });
      expect(await call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay])).toEqual({
        ok: true,
        id: sent,
      });
    });

    it('lets its students leave and take back what they sent', async () => {
      expect(await call(db, student, 'retirar_da_sala($1)', [sent])).toBe(true);
      expect(await call(db, student, 'sair_da_sala($1)', [classroom])).toBe(true);
    });

    it('is archived and opened by no one else', async () => {
      for (const outsider of [rival, student, newcomer])
        for (const wanted of [true, false]) expect(await archive(wanted, outsider)).toBe(false);
    });
  });

  describe('deleted', () => {
    let sent: string;
    let link: string;
    beforeEach(async () => {
      link = (await renew()).codigo;
      sent = await send(db, student, classroom, essay);
      const items = JSON.stringify([{ competencia: 1, comentario: 'Bom.' }]);
      await call(db, teacher, 'revisar_redacao($1, $2)', [sent, items]);
      await db.asUser(teacher, `insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [
        classroom,
      ]);
    });
    /** All data of the classroom that everyone involved can see. */
    const sight = async () => ({
      summaries: await call(db, teacher, 'resumo_das_salas()'),
      beside: await call(db, partner, 'resumo_das_salas()'),
      whole: await call(db, teacher, 'sala_do_professor($1)', [classroom]),
      team: await call(db, partner, 'professores_da_sala($1)', [classroom]),
      sendings: await call(db, partner, 'envios_da_sala($1)', [classroom]),
      latest: await call(db, teacher, 'redacoes_recentes_das_salas()'),
      read: await call(db, teacher, 'redacao_da_sala($1)', [sent]),
      mine: await call(db, student, 'minhas_salas()'),
      reviews: await call(db, student, 'revisoes_da_redacao($1)', [essay]),
      rows: await Promise.all(
        ['salas', 'sala_alunos', 'sala_temas', 'sala_nomes'].map((table) =>
          db.asUser(teacher, `select * from public.${table} order by 1, 2`),
        ),
      ),
      joined: await Promise.all(
        ['salas', 'sala_alunos', 'sala_temas'].map((table) =>
          db.asUser(student, `select * from public.${table}`),
        ),
      ),
    });

    it('is out of everybody’s sight and reach at once', async () => {
      expect(await remove()).toBe(true);
      expect(await sight()).toEqual({
        summaries: [],
        beside: [],
        whole: null,
        team: null,
        sendings: null,
        latest: [],
        read: null,
        mine: [],
        reviews: [],
        rows: [[], [], [], []],
        joined: [[], [], []],
      });
      expect(await remove()).toBe(false);
      expect(await archive(true)).toBe(false);
      expect(await renew()).toBeNull();
      expect(await call(db, teacher, 'convidar_professor($1)', [classroom])).toBeNull();
      expect(await call(db, partner, `definir_tema($1, 'Água', null, 1)`, [classroom])).toMatchObject({
        ok: false,
      });
      expect(await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student])).toBe(false);
      expect(await call(db, teacher, 'revisar_redacao($1, $2)', [sent, '[]'])).toMatchObject({ ok: false });
      expect(await call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay])).toMatchObject({
        ok: false,
      });
      expect(await join(db, newcomer, link)).toEqual(INVALID);
      const rename = `update public.salas set nome = 'X' where id = $1 returning id`;
      expect(await outcome(db.asUser(teacher, rename, [classroom]))).toBe('nothing');
    });

    it('is taken back with everything there, but for its invites', async () => {
      const before = await sight();
      await remove();
      await passDays(6);
      expect(await deleted()).toMatchObject([{ id: classroom, nome: '3º A' }]);
      expect(await undo()).toBe(true);
      expect(await undo()).toBe(false);
      expect(await deleted()).toEqual([]);
      expect(await sight()).toEqual({ ...before, whole: { ...before.whole, convite: null } });
    });

    it('takes the invite of a teacher along', async () => {
      const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
      await remove();
      expect(await call(db, rival, 'sala_do_convite_de_professor($1)', [codigo])).toBeNull();
      expect(await call(db, rival, 'entrar_como_professor($1)', [codigo])).toEqual(INVALID);
      await undo();
      expect(await call(db, rival, 'entrar_como_professor($1)', [codigo])).toEqual(INVALID);
    });

    it('is gone after seven days, whoever looks next', async () => {
      await remove();
      await passDays(8);
      expect(await undo()).toBe(false);
      expect(await deleted(rival)).toEqual([]);
      for (const table of ['alunos', 'temas', 'nomes', 'envios', 'convites', 'professores'])
        expect(await db.asOwner(`select from public.sala_${table} where sala_id = $1`, [classroom])).toEqual(
          [],
        );
      expect(await db.asOwner('select from public.salas where id = $1', [classroom])).toEqual([]);
      expect(await db.asUser(student, 'select id from public.redacoes')).toEqual([{ id: essay }]);
    });

    it('also when it is the next one that is deleted', async () => {
      await remove();
      await passDays(8);
      await call(db, rival, 'excluir_sala($1)', [await createClassroom(db, rival)]);
      expect(await db.asOwner('select from public.salas where id = $1', [classroom])).toEqual([]);
    });

    it('counts among the hundred until it is gone', async () => {
      await db.asUser(teacher, `insert into public.salas (nome) select 'Sala' from generate_series(1, 99)`);
      await remove();
      const create = `insert into public.salas (nome) values ('Mais uma') returning id`;
      expect(await outcome(db.asUser(teacher, create))).toBe('23514');
      expect(await undo()).toBe(true);
    });

    it('is deleted, listed and taken back by its owner alone', async () => {
      for (const outsider of [partner, rival, student, newcomer]) expect(await remove(outsider)).toBe(false);
      await remove();
      for (const outsider of [partner, rival, student, newcomer]) {
        expect(await deleted(outsider)).toEqual([]);
        expect(await undo(outsider)).toBe(false);
      }
      expect(await call(db, teacher, 'resumo_das_salas()')).toEqual([]);
    });

    it('cannot be deleted past the function', async () => {
      for (const user of [teacher, partner, rival, student]) {
        const past = db.asUser(user, 'delete from public.salas where id = $1 returning id', [classroom]);
        expect(await outcome(past)).toMatch(/^(refused|nothing)$/);
      }
    });

    it('leaves who is in it free to go', async () => {
      await remove();
      expect(await call(db, student, 'sair_da_sala($1)', [classroom])).toBe(true);
      await undo();
      expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toEqual([]);
    });
  });

  describe('copied', () => {
    const copy = (
      user: string,
      nome: string | null,
      withNames: boolean,
      id: string | null = crypto.randomUUID(),
    ) => call(db, user, 'copiar_sala($1, $2, $3, $4)', [classroom, id, nome, withNames]);
    const whole = (id: string, user = teacher) => call(db, user, 'sala_do_professor($1)', [id]);

    it('is a new classroom with the description, and nothing of its students', async () => {
      await db.asUser(teacher, `update public.salas set descricao = 'Manhã' where id = $1`, [classroom]);
      await send(db, student, classroom, essay);
      const id = await copy(teacher, ' 3º A de 2027 ', false);
      expect(await whole(id)).toMatchObject({
        nome: '3º A de 2027',
        descricao: 'Manhã',
        arquivada: false,
        temas: [],
        alunos: [],
        nomes: [],
        convite: null,
      });
      expect(await call(db, teacher, 'envios_da_sala($1)', [id])).toEqual([]);
      expect((await whole(classroom)).alunos).toHaveLength(2);
    });

    it('takes the names of its students along where wanted, as expected ones', async () => {
      const id = await copy(teacher, '2027', true);
      expect((await whole(id)).nomes).toMatchObject([{ nome: 'Ana Souza' }, { nome: 'Beto' }]);
      expect(await call(db, student, 'minhas_salas()')).toHaveLength(1);
    });

    it('is one copy, however often it is asked for under one id', async () => {
      const id = crypto.randomUUID();
      expect(await copy(teacher, '2027', true, id)).toBe(id);
      expect(await copy(teacher, '2027', true, id)).toBe(id);
      expect((await whole(id)).nomes).toHaveLength(2);
      expect(await call(db, teacher, 'resumo_das_salas()')).toHaveLength(2);
    });

    it('is archived or not, and may be so by a teacher beside the owner, who owns the copy', async () => {
      await archive(true);
      const id = await copy(partner, '2027', false);
      expect(await whole(id, partner)).toMatchObject({ nome: '2027', arquivada: false });
      expect(await whole(id)).toBeNull();
    });

    it.each<[string, string | null, string | null | undefined, string]>([
      ['no name', null, undefined, '23502'],
      ['a blank name', ' \n', undefined, '23514'],
      ['101 characters', 'n'.repeat(101), undefined, '23514'],
      ['no id', 'Nova', null, '23502'],
    ])('takes %s as it should', async (_what, nome, id, expected) => {
      expect(await outcome(copy(teacher, nome, false, id))).toBe(expected);
      expect(await call(db, teacher, 'resumo_das_salas()')).toHaveLength(1);
    });

    it('takes the id of no other classroom', async () => {
      expect(await outcome(copy(teacher, 'Minha', true, await createClassroom(db, rival)))).toBe('23505');
      expect(await call(db, rival, 'resumo_das_salas()')).toMatchObject([{ nome: '3º A' }]);
    });

    it('counts among the hundred', async () => {
      await db.asUser(teacher, `insert into public.salas (nome) select 'Sala' from generate_series(1, 99)`);
      expect(await outcome(copy(teacher, '2027', false))).toBe('23514');
    });

    it('is not by those who do not teach it, nor of a deleted one', async () => {
      for (const outsider of [rival, student, newcomer])
        expect(await copy(outsider, 'Cópia', true)).toBeNull();
      await remove();
      expect(await copy(teacher, 'Cópia', true)).toBeNull();
      expect(await copy(partner, 'Cópia', true)).toBeNull();
    });
  });

  it.each([
    'arquivar_sala($1, true)',
    'excluir_sala($1)',
    'salas_excluidas()',
    'desfazer_exclusao($1)',
    `copiar_sala($1, $1, 'X', true)`,
  ])('%s is refused to visitors', async (sql) => {
    const parameters = sql.includes('$1') ? [classroom] : [];
    expect(await outcome(db.asAnon(`select public.${sql}`, parameters))).toBe('refused');
  });
});
