import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_THEME } from '../../support/builders';
import {
  correctionOf,
  giveTheme,
  newClass,
  newId,
  sameInstant,
  sendNew,
  type Contract,
  type Person,
  type Stage,
} from './stage';

const INVALID = { motivo: 'convite_invalido' };

/** The classes of a student: joining, submitting essays, and leaving. */
export const enrolmentsContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let helena: Person;
  let caio: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
    caio = await stage.newPerson('student', 'Caio Ferreira');
  });

  const enrolmentOf = async (student: Person, id: string) =>
    (await student.enrolments.list()).find((one) => one.id === id);

  describe('an invite', () => {
    it('is read by visitors, who are not told the e-mail', async () => {
      const { id, codigo } = await newClass(otavio);
      const invitation = {
        id,
        nome: '3º ano A',
        descricao: 'Terças, manhã',
        professor_nome: 'Otávio Reis',
        professor_email: null,
      };
      expect(await stage.visitor.enrolments.invitation(codigo)).toEqual(invitation);
      expect(await helena.enrolments.invitation(codigo)).toEqual({
        ...invitation,
        professor_email: otavio.email,
      });
      expect(await stage.visitor.enrolments.invitation('nada')).toBeNull();
    });

    it.each(['renewed', 'revoked', 'deleted', 'archived'] as const)('%s, lets nobody in', async (how) => {
      const { id, codigo } = await newClass(otavio);
      const { codigo_curto } = (await otavio.classrooms.get(id))!.convite!;
      const end = {
        renewed: () => otavio.classrooms.renewInvite(id),
        revoked: () => otavio.classrooms.revokeInvite(id),
        deleted: () => otavio.classrooms.remove(id),
        archived: () => otavio.classrooms.archive(id, true),
      };
      await end[how]();
      expect(await helena.enrolments.invitation(codigo)).toBeNull();
      expect(await helena.enrolments.join(codigo)).toEqual(INVALID);
      expect(await caio.enrolments.openShortCode(codigo_curto)).toEqual(INVALID);
    });

    it('of before does not let back in who was removed; a new one does', async () => {
      const { id, codigo } = await newClass(otavio, { students: [helena] });
      const { codigo_curto } = (await otavio.classrooms.get(id))!.convite!;
      await otavio.classrooms.removeStudent(id, helena.id);
      expect(await helena.enrolments.invitation(codigo)).toBeNull();
      expect(await helena.enrolments.join(codigo)).toEqual(INVALID);
      expect(await helena.enrolments.openShortCode(codigo_curto)).toEqual(INVALID);
      const renewed = await otavio.classrooms.renewInvite(id);
      expect(await helena.enrolments.join(renewed.codigo)).toMatchObject({ sala: { id } });
    });

    it('has a short code, which leads a student to it, and nobody else anywhere', async () => {
      const { id, codigo } = await newClass(otavio);
      const { codigo_curto } = (await otavio.classrooms.get(id))!.convite!;
      const { openShortCode } = (await stage.newPerson('student', 'Bia Reis')).enrolments;
      expect(await otavio.enrolments.openShortCode(codigo_curto)).toEqual({ motivo: 'apenas_alunos' });
      expect(await openShortCode(codigo_curto)).toEqual({ codigo });
      for (let miss = 0; miss < 10; miss += 1) expect(await openShortCode('222222')).toEqual(INVALID);
      expect(await openShortCode(codigo_curto)).toEqual({ motivo: 'muitas_tentativas' });
    });
  });

  describe('joining', () => {
    it('twice is joining once; the class and its teacher see it', async () => {
      const { id, codigo } = await newClass(otavio);
      const prazo = '2030-10-27T02:59:59.999Z';
      await giveTheme(otavio, id, SAMPLE_THEME, prazo);
      const joined = { sala: { id, nome: '3º ano A' } };
      expect(await helena.enrolments.join(codigo)).toEqual(joined);
      expect(await helena.enrolments.join(codigo)).toEqual(joined);
      expect((await helena.enrolments.list())[0]).toMatchObject({
        id,
        nome: '3º ano A',
        professor_nome: 'Otávio Reis',
        professores: ['Otávio Reis'],
        arquivada: false,
        tema: { tema: SAMPLE_THEME, prazo: sameInstant(prazo) },
        envios: [],
      });
      expect((await otavio.classrooms.get(id))?.alunos).toMatchObject([{ nome: 'Helena Prado' }]);
    });

    it('is for students who are signed in', async () => {
      const { codigo } = await newClass(otavio);
      expect(await otavio.enrolments.join(codigo)).toEqual({ motivo: 'apenas_alunos' });
      await expect(stage.visitor.enrolments.join(codigo)).rejects.toMatchObject({ code: 'session-lost' });
    });
  });

  describe('an essay', () => {
    it('is sent once, for its theme', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      await giveTheme(otavio, id, SAMPLE_THEME);
      const themeId = (await enrolmentOf(helena, id))!.tema!.id;
      const essayId = await stage.correct(helena, correctionOf(stage));
      await helena.enrolments.send({ classroomId: id, essayId, themeId });
      await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
      expect((await enrolmentOf(helena, id))?.envios).toMatchObject([
        { redacao_id: essayId, tema_id: themeId, revisada: false },
      ]);
      expect(await otavio.classrooms.submissions(id)).toMatchObject([{ tema_id: themeId }]);
      expect(await caio.enrolments.reviews(essayId)).toEqual([]);
    });

    it('that is not there, or for a class one is not in, is told', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      const essayId = await stage.correct(helena, correctionOf(stage));
      const send = { classroomId: id, essayId, themeId: null };
      const refusals = [
        () => helena.enrolments.send({ ...send, essayId: newId() }),
        () => helena.enrolments.send({ ...send, essayId: 'nada' }),
        () => helena.enrolments.send({ ...send, classroomId: newId() }),
        () => caio.enrolments.send(send),
      ];
      for (const refused of refusals) await expect(refused()).rejects.toMatchObject({ code: 'not-found' });
    });

    it('goes to no archived class, which is seen as before', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      const { essayId } = await sendNew(stage, helena, id);
      await otavio.classrooms.archive(id, true);
      expect(await enrolmentOf(helena, id)).toMatchObject({
        arquivada: true,
        professores: ['Otávio Reis'],
        envios: [{ redacao_id: essayId }],
      });
      const late = await stage.correct(helena, correctionOf(stage));
      const sending = helena.enrolments.send({ classroomId: id, essayId: late, themeId: null });
      await expect(sending).rejects.toMatchObject({ code: 'not-found' });
    });

    it('taken back, or its student gone, is the teacher’s to see no more', async () => {
      const { id, codigo } = await newClass(otavio, { students: [helena, caio] });
      const { essayId, submissionId } = await sendNew(stage, helena, id);
      await caio.enrolments.takeBack(submissionId);
      expect(await otavio.classrooms.submissions(id)).toHaveLength(1);
      await helena.enrolments.takeBack(submissionId);
      await helena.enrolments.takeBack(submissionId);
      expect((await enrolmentOf(helena, id))?.envios).toEqual([]);
      expect(await otavio.classrooms.submissions(id)).toEqual([]);
      await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
      await helena.enrolments.leave(id);
      await helena.enrolments.leave(id);
      expect(await enrolmentOf(helena, id)).toBeUndefined();
      expect(await helena.enrolments.reviews(essayId)).toEqual([]);
      expect(await otavio.classrooms.submissions(id)).toEqual([]);
      expect((await otavio.classrooms.get(id))?.alunos).toMatchObject([{ nome: 'Caio Ferreira' }]);
      await helena.enrolments.join(codigo);
      expect((await enrolmentOf(helena, id))?.envios).toEqual([]);
    });
  });

  it('a removed student is told what is kept of the essays there, until in again', async () => {
    const bia = await stage.newPerson('student', 'Bia Reis');
    const { id } = await newClass(otavio, { students: [bia] });
    const { essayId, submissionId } = await sendNew(stage, bia, id);
    expect(await bia.enrolments.removals()).toEqual([]);
    await otavio.classrooms.removeStudent(id, bia.id);
    expect(await bia.enrolments.removals()).toMatchObject([
      {
        sala_nome: '3º ano A',
        envios: [
          {
            id: submissionId,
            redacao_id: essayId,
            tema: SAMPLE_THEME,
            texto: null,
            revisao: [],
            anotacoes: null,
          },
        ],
      },
    ]);
    expect(await helena.enrolments.removals()).toEqual([]);
    const { codigo } = await otavio.classrooms.renewInvite(id);
    await bia.enrolments.join(codigo);
    expect(await bia.enrolments.removals()).toEqual([]);
    expect((await enrolmentOf(bia, id))?.envios).toMatchObject([{ id: submissionId }]);
  });
};
