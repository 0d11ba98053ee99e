import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, fillClassroom, send } from './support/classroom';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('a review of two teachers or two devices with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let colleague: string;
  let rival: string;
  let student: string;
  let essay: string;
  let id: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    let classroom: string;
    ({ teacher, rival, student, classroom, essay } = await fillClassroom(db));
    colleague = await db.signUp({ nome: 'Marina', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, colleague, 'entrar_como_professor($1)', [codigo]);
    id = await send(db, student, classroom, essay);
  });
  afterAll(() => db.close());

  const items = (comentario: string) => JSON.stringify([{ competencia: 1, comentario }]);
  /** With `versao` null, publishes like an app from before versions existed. */
  const publish = (user: string, comentario: string, versao: number | null, rascunho: number | null = 0) =>
    call(db, user, 'revisar_redacao($1, $2, null, $3, $4)', [
      id,
      comentario && items(comentario),
      versao,
      rascunho,
    ]);
  const takeBack = (user: string, versao: number | null) =>
    call(db, user, 'revisar_redacao($1, $2, $3, $4, 0)', [id, '[]', '{}', versao]);
  const read = async () => {
    const { publicacao, revisao } = await call(db, teacher, 'redacao_da_sala($1)', [id]);
    return {
      versao: publicacao.versao,
      comments: revisao.map((one: { comentario: string }) => one.comentario),
    };
  };
  const draft = (user: string, comment: string, versao: number | null, over: number | null = 0) =>
    call(db, user, 'guardar_rascunho($1, $2, null, $3, $4)', [
      id,
      `[{"comment": "${comment}"}]`,
      versao,
      over,
    ]);
  const readDraft = (user = teacher) => call(db, user, 'rascunho_da_revisao($1)', [id]);

  it('is published once over what both had read; the other one is told whose is there, and since when', async () => {
    expect(await publish(colleague, 'De Marina.', 0)).toMatchObject({
      ok: true,
      publicacao: { versao: 1, meu: true },
    });
    const answer = await publish(teacher, 'De Ivo.', 0);
    expect(answer).toEqual({
      ok: false,
      motivo: 'conflito',
      atual: {
        publicacao: { versao: 1, professor_nome: 'Marina', em: expect.any(String), meu: false },
        revisao: [expect.objectContaining({ competencia: 1, comentario: 'De Marina.' })],
        anotacoes: expect.objectContaining({ autor: 'Marina' }),
      },
    });
    expect(await read()).toEqual({ versao: 1, comments: ['De Marina.'] });
    expect(await publish(teacher, 'De Ivo.', answer.atual.publicacao.versao)).toMatchObject({ ok: true });
    expect(await read()).toEqual({ versao: 2, comments: ['De Ivo.'] });
  });

  it('of one teacher on two devices is told apart in the same way', async () => {
    await publish(teacher, 'No celular.', 0);
    expect(await publish(teacher, 'No computador.', 0)).toMatchObject({
      motivo: 'conflito',
      atual: { publicacao: { meu: true }, revisao: [{ comentario: 'No celular.' }] },
    });
  });

  it('that was taken back meanwhile is not published over, nor taken back twice', async () => {
    await publish(teacher, 'De Ivo.', 0);
    await takeBack(colleague, 1);
    const gone = {
      motivo: 'conflito',
      atual: { publicacao: { versao: 2, professor_nome: 'Marina' }, revisao: [], anotacoes: null },
    };
    expect(await publish(teacher, 'Outra de Ivo.', 1)).toMatchObject(gone);
    expect(await takeBack(teacher, 1)).toMatchObject(gone);
    expect(await read()).toEqual({ versao: 2, comments: [] });
  });

  it('of an app of before there were versions replaces nothing but what its user published', async () => {
    expect(await publish(teacher, 'De Ivo.', null)).toMatchObject({ ok: true });
    expect(await publish(teacher, 'De novo.', null)).toMatchObject({ ok: true });
    expect(await publish(colleague, 'De Marina.', null)).toMatchObject({ ok: false, motivo: 'conflito' });
    // The response must not contain `revisao`, because an app without versions would take it for the review it
    // published.
    expect(await publish(colleague, 'De Marina.', null)).not.toHaveProperty('revisao');
    await takeBack(teacher, null);
    expect(await publish(colleague, 'De Marina.', null)).toMatchObject({ ok: true });
  });

  it('whose last teacher ended the account is still not replaced unseen', async () => {
    await publish(colleague, 'De Marina.', 0);
    await db.asAuth('delete from auth.users where id = $1', [colleague]);
    expect(await publish(teacher, 'De Ivo.', 0)).toMatchObject({
      motivo: 'conflito',
      atual: { publicacao: { professor_nome: null, meu: false } },
    });
    expect(await publish(teacher, 'De Ivo.', null)).toMatchObject({ motivo: 'conflito' });
  });

  it.each<[string, number | null]>([
    ['a version that is still to come', 7],
    ['a version of before', -1],
    ['no version', null],
  ])('tells nobody else what is there, whoever names %s', async (_requirement, versao) => {
    await publish(teacher, 'De Ivo.', 0);
    for (const outsider of [rival, student]) {
      expect(await publish(outsider, 'Meu.', versao)).toEqual({ ok: false, motivo: 'nao_encontrada' });
      expect(await draft(outsider, 'Meu.', versao)).toBeNull();
    }
    expect(await read()).toMatchObject({ comments: ['De Ivo.'] });
  });

  describe('as a draft', () => {
    it('is saved over what was read alone; the other one gets the draft that is there', async () => {
      expect(await draft(colleague, 'De Marina.', 0)).toEqual({ ok: true, versao: 1 });
      expect(await draft(colleague, 'De Marina, mais.', 1)).toEqual({ ok: true, versao: 2 });
      for (const versao of [0, 1])
        expect(await draft(teacher, 'De Ivo.', versao)).toEqual({
          ok: false,
          motivo: 'conflito',
          atual: {
            itens: [{ comment: 'De Marina, mais.' }],
            anotacoes: null,
            atualizado_em: expect.any(String),
            professor_nome: 'Marina',
            meu: false,
            versao: 2,
            revisao_versao: 0,
          },
        });
      expect(await draft(teacher, 'De Ivo.', 2)).toEqual({ ok: true, versao: 3 });
      expect(await readDraft(colleague)).toMatchObject({ itens: [{ comment: 'De Ivo.' }], meu: false });
    });

    it('is taken away by who read it alone, and never passes for another one that came after it', async () => {
      await draft(teacher, 'De Ivo.', 0);
      const none = (versao: number) =>
        call(db, teacher, `guardar_rascunho($1, '[]', null, $2)`, [id, versao]);
      expect(await none(0)).toMatchObject({ motivo: 'conflito' });
      expect(await none(1)).toEqual({ ok: true, versao: 0 });
      expect(await draft(colleague, 'De Marina.', 0)).toEqual({ ok: true, versao: 2 });
      expect(await draft(teacher, 'De Ivo.', 1)).toMatchObject({ motivo: 'conflito' });
    });

    it('goes with its publication; what somebody began meanwhile stays, with the review it was written over', async () => {
      await draft(teacher, 'De Ivo.', 0);
      await publish(teacher, 'De Ivo.', 0, 1);
      expect(await readDraft()).toBeNull();
      await draft(colleague, 'De Marina.', 0, 1);
      await publish(teacher, 'De Ivo, de novo.', 1, 1);
      expect(await readDraft()).toMatchObject({ itens: [{ comment: 'De Marina.' }], revisao_versao: 1 });
      expect(await publish(colleague, 'De Marina.', 1, 2)).toMatchObject({ motivo: 'conflito' });
      expect(await readDraft()).not.toBeNull();
      expect(await publish(colleague, 'De Marina.', 2, 2)).toMatchObject({ ok: true });
      expect(await readDraft()).toBeNull();
    });

    it('of an app of before there were versions is written over its user’s own alone', async () => {
      expect(await draft(teacher, 'De Ivo.', null, null)).toBeTruthy();
      expect(await draft(teacher, 'De Ivo, mais.', null, null)).toBeTruthy();
      // An app without versions takes any response except null for success.
      expect(await draft(colleague, 'De Marina.', null, null)).toBeNull();
      await publish(colleague, 'De Marina.', null, null);
      expect(await readDraft()).toMatchObject({ itens: [{ comment: 'De Ivo, mais.' }], revisao_versao: 0 });
      await publish(teacher, 'De Ivo.', 1, null);
      expect(await readDraft()).toBeNull();
    });
  });
});
