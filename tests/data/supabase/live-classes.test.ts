// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { classroomsContract } from '../contract/classrooms.contract';
import { reviewsContract } from '../contract/reviews.contract';
import { givenThemesContract } from '../contract/given-themes.contract';
import { enrolmentsContract } from '../contract/enrolments.contract';
import { placesContract } from '../contract/places.contract';
import { photographedEssaysContract } from '../contract/photographed-essays.contract';
import { noticesContract } from '../contract/notices.contract';
import { correctionOf, newClass, sendNew, type Person } from '../contract/stage';
import { isolateDevices, liveStage } from './live-stage';

isolateDevices();

describe.each([
  ['classrooms', classroomsContract],
  ['reviews', reviewsContract],
  ['given themes', givenThemesContract],
  ['enrolments', enrolmentsContract],
  ['places', placesContract],
  ['photographed essays', photographedEssaysContract],
  ['notices', noticesContract],
])('%s', (_subject, contract) => {
  contract(liveStage);
});

describe('a class of the server', () => {
  const stage = liveStage();
  let otavio: Person;
  let helena: Person;
  let id: string;

  beforeAll(async () => {
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
    ({ id } = await newClass(otavio, { students: [helena] }));
  });

  it('an essay only the student’s device vouches for waits, until the teacher has given five levels', async () => {
    const correction = correctionOf(stage, { score: 800 });
    const essayId = await helena.essays.store({ id: correction.id, userId: helena.id, correction });
    await helena.enrolments.send({ classroomId: id, essayId, themeId: null });
    const [sent] = await otavio.classrooms.submissions(id);
    expect(sent).toMatchObject({ niveis: null });
    expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: null }]);
    expect(await otavio.classrooms.essay(sent!.id)).toMatchObject({ pendente: true });
    expect(await helena.enrolments.reviews(essayId)).toMatchObject([{ pendente: true }]);
    const items = ([1, 2, 3, 4, 5] as const).map((competencia) => ({
      competencia,
      comentario: '',
      nivel: 120 as const,
      motivo: 'Lida em sala.',
    }));
    await otavio.classrooms.review(sent!.id, items);
    expect(await otavio.classrooms.recentEssays()).toMatchObject([{ total: 600 }]);
    expect((await otavio.classrooms.list())[0]).toMatchObject({ media: 600 });
  });

  it('a class is taught by several, until one is removed', async () => {
    const lia = await stage.newPerson('teacher', 'Lia Castro');
    const { essayId, submissionId } = await sendNew(stage, helena, id);
    const { codigo } = await otavio.coTeachers.invite(id);
    expect(await lia.coTeachers.invitation(codigo)).toEqual({
      nome: '3º ano A',
      professor_nome: 'Otávio Reis',
    });
    expect(await lia.coTeachers.join(codigo)).toEqual({ sala: { id, nome: '3º ano A' } });
    expect(await lia.coTeachers.team(id)).toMatchObject({
      professores: [
        { nome: 'Otávio Reis', dono: true },
        { nome: 'Lia Castro', dono: false },
      ],
      sou_dono: false,
      convite: null,
    });
    expect(await lia.classrooms.get(id)).toMatchObject({ sou_dono: false });
    const items = [{ competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' }] as const;
    await lia.classrooms.review(submissionId, items);
    expect(await helena.enrolments.reviews(essayId)).toMatchObject([
      { professores: ['Otávio Reis', 'Lia Castro'], revisao: [{ comentario: 'Bom.' }] },
    ]);
    await expect(lia.classrooms.remove(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(lia.coTeachers.invite(id)).rejects.toMatchObject({ code: 'not-found' });

    await otavio.coTeachers.remove(id, lia.id);
    expect(await lia.classrooms.get(id)).toBeNull();
    expect(await lia.classrooms.list()).toEqual([]);
    expect(await lia.classrooms.essay(submissionId)).toBeNull();
    expect(await lia.coTeachers.join(codigo)).toEqual({ motivo: 'convite_invalido' });
  });
});
