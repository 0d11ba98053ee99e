import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { call, createClassroom, deleteForGood, fillClassroom, LEVELS, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, newText } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('essays a teacher photographed, with %s grants', (grants) => {
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
    await db.asOwner('delete from public.redacoes where usuario_id is null');
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
  });
  afterAll(() => db.close());

  type Sheet = {
    id?: string;
    aluno?: string;
    sala?: string;
    tema?: string;
    texto?: string;
    correcao?: unknown;
  };
  const put = (sheet: Sheet = {}, user = teacher) =>
    call(db, user, 'enviar_folha($1, $2, $3, $4, $5, $6)', [
      sheet.sala ?? classroom,
      sheet.id ?? crypto.randomUUID(),
      sheet.aluno ?? student,
      sheet.tema ?? ' leitura ',
      sheet.texto ?? newText(),
      JSON.stringify(sheet.correcao ?? correctionOf(LEVELS)),
    ]);
  const confirm = (user = teacher) => call(db, user, 'confirmar_fotos($1)', [classroom]);
  const confirmation = (user = teacher) => call(db, user, 'fotos_da_sala($1)', [classroom]);
  const received = (user = student) => call(db, user, 'folhas_recebidas()');
  const open = (id: string, user = student) => call(db, user, 'folha_recebida($1)', [id]);
  const list = () => call(db, teacher, 'envios_da_sala($1)', [classroom]);
  const queue = async () => (await call(db, teacher, 'fila_de_revisao()')).itens;
  const takeAway = (id: string, user = teacher) => call(db, user, 'apagar_folha($1)', [id]);
  const texts = async () =>
    (await db.asOwner('select count(*)::int as n from public.redacoes where usuario_id is null'))[0]?.n;

  describe('need a confirmation', () => {
    it('that is the teacher’s to give, once, and to read', async () => {
      expect(await put()).toEqual({ ok: false, motivo: 'sem_confirmacao' });
      expect(await confirmation()).toBeNull();
      for (const outsider of [rival, student]) {
        expect(await confirm(outsider)).toBe(false);
        expect(await confirmation(outsider)).toBeNull();
      }
      expect(await confirm()).toBe(true);
      const first = await confirmation();
      expect(first).toEqual({ confirmado_em: expect.any(String), professor_nome: 'Prof. Ivo' });
      expect(await confirm()).toBe(true);
      expect(await confirmation()).toEqual(first);
      expect(await confirmation(rival)).toBeNull();
      expect((await put()).ok).toBe(true);
    });
  });

  describe('once confirmed', () => {
    beforeEach(async () => {
      await confirm();
    });

    it('stand in list, queue and page of the teacher with the levels of their correction', async () => {
      const id = crypto.randomUUID();
      expect(await put({ id, texto: 'A leitura abre portas.' })).toEqual({ ok: true, id });
      expect(await put({ id })).toEqual({ ok: true, id });
      expect(await list()).toEqual([
        expect.objectContaining({ id, aluno_id: student, tema: 'leitura', niveis: LEVELS, revisada: false }),
      ]);
      expect((await list())[0].tema_id).toEqual(expect.any(String));
      expect(await queue()).toEqual([expect.objectContaining({ id, total: 600 })]);
      expect(await call(db, teacher, 'redacao_da_sala($1)', [id])).toEqual(
        expect.objectContaining({
          aluno_nome: 'Ana Souza',
          redacao: expect.objectContaining({
            texto: 'A leitura abre portas.',
            origem: 'professor',
            nota_total: 600,
          }),
        }),
      );
    });

    it('are told to the student when they are reviewed, and to no teacher as sent', async () => {
      const { id } = await put();
      const kinds = async (user: string) =>
        (await call(db, user, 'meus_avisos()')).map(({ tipo }: { tipo: string }) => tipo);
      expect(await kinds(teacher)).not.toContain('enviada');
      await call(db, teacher, 'revisar_redacao($1, $2)', [
        id,
        JSON.stringify([{ competencia: 1, comentario: 'Muito bom.' }]),
      ]);
      expect(await call(db, student, 'meus_avisos()')).toContainEqual(
        expect.objectContaining({ tipo: 'revisada', envio_id: id, redacao_id: null }),
      );
    });

    it('earn nothing and are no essay of the student’s or the teacher’s', async () => {
      const balance = () => db.asOwner('select sum(amount)::int as n from public.canetinhas_transactions');
      const before = await balance();
      const { id } = await put();
      expect(await balance()).toEqual(before);
      for (const user of [student, teacher, rival])
        expect(await db.asUser(user, 'select id from public.redacoes where usuario_id is null')).toEqual([]);
      const { redacao } = await open(id);
      for (const user of [student, teacher])
        expect((await call(db, user, 'enviar_para_sala($1, $2)', [classroom, redacao.id])).ok).toBe(false);
    });

    it('are the student’s to read and to take away, and nobody else’s', async () => {
      const { id } = await put({ texto: 'A leitura abre portas.' });
      await call(db, teacher, 'revisar_redacao($1, $2)', [
        id,
        JSON.stringify([{ competencia: 1, comentario: 'Muito bom.' }]),
      ]);
      expect(await received()).toEqual([
        {
          id,
          sala_id: classroom,
          sala_nome: '3º A',
          professores: ['Prof. Ivo'],
          tema: 'leitura',
          enviado_em: expect.any(String),
          total: 600,
          revisada: true,
        },
      ]);
      expect(await open(id)).toEqual(
        expect.objectContaining({
          redacao: expect.objectContaining({ texto: 'A leitura abre portas.' }),
          revisao: [expect.objectContaining({ comentario: 'Muito bom.' })],
        }),
      );
      for (const outsider of [classmate, rival, teacher]) {
        expect(await received(outsider)).toEqual([]);
        expect(await open(id, outsider)).toBeNull();
        expect(await call(db, outsider, 'retirar_da_sala($1)', [id])).toBe(false);
      }
      expect(await call(db, student, 'retirar_da_sala($1)', [id])).toBe(true);
      expect([await received(), await list(), await texts()]).toEqual([[], [], 0]);
    });

    it('are refused of another teacher, of a co-teacher who is out, and of a student', async () => {
      const invitation = await call(db, teacher, 'convidar_professor($1)', [classroom]);
      await call(db, rival, 'entrar_como_professor($1)', [invitation.codigo]);
      const { id } = await put({}, rival);
      expect(id).toEqual(expect.any(String));
      await call(db, teacher, 'remover_professor($1, $2)', [classroom, rival]);
      for (const outsider of [rival, student, classmate]) {
        expect(await put({}, outsider)).toEqual({ ok: false, motivo: 'sala_nao_encontrada' });
        expect(await takeAway(id, outsider)).toBe(false);
      }
      expect(await list()).toHaveLength(1);
    });

    it('are refused for somebody who is not in the classroom, and in an archived one', async () => {
      const elsewhere = await db.signUp();
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, classmate]);
      for (const aluno of [elsewhere, classmate, teacher, crypto.randomUUID()])
        expect(await put({ aluno })).toEqual({ ok: false, motivo: 'aluno_nao_encontrado' });
      await call(db, teacher, 'arquivar_sala($1, true)', [classroom]);
      expect(await put()).toEqual({ ok: false, motivo: 'sala_nao_encontrada' });
      expect(await texts()).toBe(0);
    });

    it('take no id that another essay has', async () => {
      const id = await send(db, student, classroom, essay);
      const other = await createClassroom(db, rival);
      await call(db, rival, 'confirmar_fotos($1)', [other]);
      expect(await put({ id })).toEqual({ ok: true, id });
      expect(await takeAway(id)).toBe(false);
      expect(await put({ id, sala: other }, rival)).toEqual({ ok: false, motivo: 'aluno_nao_encontrado' });
      expect(await list()).toHaveLength(1);
    });

    it('are 120 a day, also where some were taken away', async () => {
      await db.asOwner('update public.sala_fotos set no_dia = 119 where sala_id = $1', [classroom]);
      const { id } = await put();
      expect(await takeAway(id)).toBe(true);
      expect(await put()).toEqual({ ok: false, motivo: 'limite_diario' });
      expect(await texts()).toBe(0);
      await db.asOwner('update public.sala_fotos set dia = dia - 1 where sala_id = $1', [classroom]);
      expect((await put()).ok).toBe(true);
    });

    it.each([
      ['an empty text', { texto: '' }],
      ['a long text', { texto: 'a'.repeat(20_001) }],
      ['a level that is none', { correcao: correctionOf([120, 160, 120, 80, 130]) }],
      ['no correction', { correcao: {} }],
      ['a large correction', { correcao: { ...correctionOf(LEVELS), more: 'a'.repeat(65_536) } }],
    ])('are refused with %s', async (_, sheet) => {
      expect(await outcome(put(sheet).then(() => []))).toBe('23514');
      expect(await texts()).toBe(0);
    });

    it('cannot be stored by a browser itself', async () => {
      const row = `insert into public.redacoes (usuario_id, texto, nota_total, origem) values`;
      expect(await outcome(db.asUser(teacher, `${row} (null, 'x', 0, 'professor')`))).not.toBe('done');
      expect(await texts()).toBe(0);
    });

    it('end with the student’s leaving, with an account, and with the classroom', async () => {
      await put();
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      expect(await texts()).toBe(0);
      await put({ aluno: classmate });
      await deleteAccount(db, classmate);
      expect(await texts()).toBe(0);
      const third = await db.signUp();
      await db.asOwner('insert into public.sala_alunos (sala_id, aluno_id) values ($1, $2)', [
        classroom,
        third,
      ]);
      await put({ aluno: third });
      expect(await texts()).toBe(1);
      await deleteForGood(db, teacher, classroom);
      expect(await texts()).toBe(0);
    });
  });
});
