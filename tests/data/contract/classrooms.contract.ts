import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_THEME } from '../../support/builders';
import {
  giveTheme,
  named,
  newClass,
  newId,
  sameInstant,
  sendNew,
  type Contract,
  type Person,
  type Stage,
} from './stage';

const DAY_MS = 86_400_000;
const LATER = '2030-10-27T02:59:59.999Z';

/** A teacher's classes: their data, their themes, and how they are archived or deleted. */
export const classroomsContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let regina: Person;
  let helena: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    regina = await stage.newPerson('teacher', 'Regina Campelo');
    helena = await stage.newPerson('student', 'Helena Prado');
  });

  /** The entry of a class in Otávio's list. */
  const summaryOf = async (id: string) => (await otavio.classrooms.list()).find((one) => one.id === id);
  const themesOf = async (id: string) => (await otavio.classrooms.get(id))?.temas;

  describe('a class', () => {
    it('begins empty, without blanks around its name', async () => {
      const id = await otavio.classrooms.create({ nome: ' 2º ano B ', descricao: 'Sextas' });
      expect(await otavio.classrooms.get(id)).toMatchObject({
        nome: '2º ano B',
        descricao: 'Sextas',
        temas: [],
        alunos: [],
        nomes: [],
        convite: null,
        arquivada: false,
        sou_dono: true,
        frases_no_treino: false,
      });
      expect(await otavio.classrooms.submissions(id)).toEqual([]);
      expect(await summaryOf(id)).toMatchObject({ tema: '', media: null, alunos: 0, redacoes: 0 });
    });

    it('is summed up with its theme, students, essays and average', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      await giveTheme(otavio, id, SAMPLE_THEME);
      const { submissionId } = await sendNew(stage, helena, id, { score: 760 });
      expect(await summaryOf(id)).toEqual({
        id,
        nome: '3º ano A',
        descricao: 'Terças, manhã',
        tema: SAMPLE_THEME,
        tema_versao: 1,
        alunos: 1,
        redacoes: 1,
        media: 760,
        arquivada: false,
        sou_dono: true,
      });
      expect((await otavio.classrooms.recentEssays())[0]).toMatchObject({
        envio_id: submissionId,
        sala_id: id,
        sala_nome: '3º ano A',
        aluno_nome: 'Helena Prado',
        esperado: false,
        total: 760,
      });
    });

    it.each([
      ['a blank name', { nome: ' \n ', descricao: '' }],
      ['a name of 101 characters', { nome: 'é'.repeat(101), descricao: '' }],
      ['a description of 501', { nome: 'A', descricao: 'a'.repeat(501) }],
    ])('with %s is refused, and nothing changes', async (_requirement, bad) => {
      const id = await otavio.classrooms.create({ nome: 'A', descricao: '' });
      const before = await otavio.classrooms.list();
      await expect(otavio.classrooms.create(bad)).rejects.toMatchObject({ code: 'refused' });
      await expect(otavio.classrooms.edit(id, bad)).rejects.toMatchObject({ code: 'refused' });
      expect(await otavio.classrooms.list()).toEqual(before);
    });

    it('takes a hundred emoji, and markup as it is', async () => {
      const nome = '🦅'.repeat(100);
      const id = await otavio.classrooms.create({ nome, descricao: '' });
      expect(await otavio.classrooms.get(id)).toMatchObject({ nome });
      await otavio.classrooms.edit(id, { nome: '<b>Sala</b>', descricao: '<script>' });
      expect(await otavio.classrooms.get(id)).toMatchObject({ nome: '<b>Sala</b>', descricao: '<script>' });
    });

    it('is edited over what was read, and never over what was written since', async () => {
      const seen = { nome: '1º ano', descricao: '' };
      const id = await otavio.classrooms.create(seen);
      expect(await otavio.classrooms.edit(id, { nome: '2º ano' }, seen)).toBe('saved');
      expect(await otavio.classrooms.edit(id, { descricao: 'Sextas' }, seen)).toBe('saved');
      expect(await otavio.classrooms.edit(id, { nome: '3º ano' }, seen)).toBe('conflict');
      expect(await otavio.classrooms.get(id)).toMatchObject({ nome: '2º ano', descricao: 'Sextas' });
    });

    it('that is not there, or another teacher’s, is told', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      const { submissionId } = await sendNew(stage, helena, id);
      const { classrooms } = regina;
      expect(await classrooms.list()).toEqual([]);
      const input = { nome: 'Nova', descricao: '' };
      const theme = { tema: 'Outro', prazo: null, tema_versao: 0 };
      const refusals: (() => Promise<unknown>)[] = [
        () => classrooms.edit(id, input),
        () => classrooms.edit(newId(), input),
        () => classrooms.remove(id),
        () => classrooms.restore(id),
        () => classrooms.archive(id, true),
        () => classrooms.copy(id, { newId: newId(), nome: 'A', withNames: false }),
        () => classrooms.setTheme(id, theme),
        () => classrooms.expectStudents(id, [named('Caio')]),
        () => classrooms.assignPlace(id, newId(), helena.id),
        () => classrooms.undoPlace(id, helena.id, null),
        () => classrooms.removeStudent(id, helena.id),
        () => classrooms.restoreStudent(id, helena.id),
        () => classrooms.renewInvite(id),
        () => classrooms.revokeInvite(id),
        () => classrooms.submissions(id),
        () => classrooms.reviews(id),
        () => classrooms.passages(id, 'crase'),
        () => classrooms.review(submissionId, []),
        () => classrooms.review(newId(), []),
      ];
      for (const refused of refusals) await expect(refused()).rejects.toMatchObject({ code: 'not-found' });
      for (const other of [id, newId()]) expect(await classrooms.get(other)).toBeNull();
      for (const other of [submissionId, newId()]) expect(await classrooms.essay(other)).toBeNull();
      const alone = [
        otavio.classrooms.removeStudent(id, newId()),
        otavio.classrooms.restoreStudent(id, helena.id),
        otavio.classrooms.forgetExpected(id, newId(), 0),
      ];
      for (const refused of alone) await expect(refused).rejects.toMatchObject({ code: 'not-found' });
      expect((await otavio.classrooms.get(id))?.alunos).toHaveLength(1);
    });
  });

  it('there is no class for who is not signed in', async () => {
    const { classrooms } = stage.visitor;
    const lost = { code: 'session-lost' };
    await expect(classrooms.list()).rejects.toMatchObject(lost);
    await expect(classrooms.create({ nome: 'A', descricao: '' })).rejects.toMatchObject(lost);
  });

  describe('the theme of a class', () => {
    it('of two tabs: the later one is told, and nothing of it is kept', async () => {
      const { id } = await newClass(otavio);
      const set = (tema: string) => otavio.classrooms.setTheme(id, { tema, prazo: null, tema_versao: 0 });
      expect(await set(' O acesso ao saneamento ')).toBe('set');
      expect(await set('A memória dos bairros')).toBe('conflict');
      expect(await themesOf(id)).toMatchObject([{ tema: 'O acesso ao saneamento' }]);
    });

    it('keeps its place when only its date changes, and gives it to the next one', async () => {
      const { id } = await newClass(otavio);
      await giveTheme(otavio, id, 'O acesso ao saneamento');
      await giveTheme(otavio, id, 'O acesso ao saneamento', LATER);
      await giveTheme(otavio, id, 'A memória dos bairros');
      expect(await themesOf(id)).toMatchObject([
        { tema: 'A memória dos bairros', prazo: null },
        { tema: 'O acesso ao saneamento', prazo: sameInstant(LATER) },
      ]);
    });

    it('takes no past date where it is new, and may not be blank', async () => {
      const { id } = await newClass(otavio);
      const past = new Date(stage.now().getTime() - DAY_MS).toISOString();
      const refused = { code: 'refused' };
      await expect(giveTheme(otavio, id, 'A rua', past)).rejects.toMatchObject(refused);
      await expect(giveTheme(otavio, id, ' \n')).rejects.toMatchObject(refused);
      expect(await themesOf(id)).toEqual([]);
      await giveTheme(otavio, id, 'A rua');
      expect(await giveTheme(otavio, id, 'A rua', past)).toBe('set');
      expect(await themesOf(id)).toMatchObject([{ tema: 'A rua', prazo: sameInstant(past) }]);
    });
  });

  it('a deleted class is out of sight, and back with everything that was said, but for its invite', async () => {
    const { id } = await newClass(otavio, { students: [helena] });
    const { submissionId } = await sendNew(stage, helena, id);
    await otavio.classrooms.review(submissionId, [
      { competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' },
    ]);
    const before = await otavio.classrooms.get(id);
    const summary = await summaryOf(id);
    await otavio.classrooms.remove(id);
    expect(await otavio.classrooms.get(id)).toBeNull();
    expect(await summaryOf(id)).toBeUndefined();
    expect(await otavio.classrooms.essay(submissionId)).toBeNull();
    expect((await helena.enrolments.list()).map((one) => one.id)).not.toContain(id);
    expect((await otavio.classrooms.deleted())[0]).toMatchObject({ id, nome: '3º ano A' });
    await otavio.classrooms.restore(id);
    expect((await otavio.classrooms.deleted()).map((one) => one.id)).not.toContain(id);
    expect(await otavio.classrooms.get(id)).toEqual({ ...before, convite: null });
    expect(await summaryOf(id)).toEqual(summary);
    expect(await otavio.classrooms.essay(submissionId)).toMatchObject({ revisao: [{ comentario: 'Bom.' }] });
    expect((await helena.enrolments.list()).map((one) => one.id)).toContain(id);
    await expect(otavio.classrooms.restore(id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('an archived class is read as before and invites nobody, until it is opened again', async () => {
    const { id } = await newClass(otavio, { students: [helena] });
    await sendNew(stage, helena, id);
    const before = await otavio.classrooms.get(id);
    const summary = await summaryOf(id);
    await otavio.classrooms.archive(id, true);
    expect(await otavio.classrooms.get(id)).toEqual({ ...before, arquivada: true, convite: null });
    expect(await summaryOf(id)).toEqual({ ...summary, arquivada: true });
    await expect(otavio.classrooms.renewInvite(id)).rejects.toMatchObject({ code: 'not-found' });
    await otavio.classrooms.archive(id, false);
    expect(await otavio.classrooms.renewInvite(id)).toMatchObject({ codigo_curto: expect.any(String) });
  });

  it.each([true, false])('a copy is a new class; with names and themes: %s', async (isWhole) => {
    const { id } = await newClass(otavio, { students: [helena] });
    await giveTheme(otavio, id, 'A rua', LATER);
    const copied = newId();
    const input = { newId: copied, nome: ' 3º A de 2026 ', withNames: isWhole, withThemes: isWhole };
    const blank = otavio.classrooms.copy(id, { ...input, nome: ' ' });
    await expect(blank).rejects.toMatchObject({ code: 'refused' });
    await otavio.classrooms.copy(id, input);
    await otavio.classrooms.copy(id, input);
    expect(await otavio.classrooms.get(copied)).toMatchObject({
      nome: '3º A de 2026',
      descricao: 'Terças, manhã',
      arquivada: false,
      alunos: [],
      convite: null,
      nomes: isWhole ? [{ nome: 'Helena Prado' }] : [],
      temas: isWhole ? [{ tema: 'A rua', prazo: null }] : [],
    });
  });
};
