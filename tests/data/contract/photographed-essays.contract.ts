import { beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { buildEvaluation } from '../../support/builders';
import { named, newClass, newId, type Contract, type Person, type Stage } from './stage';

/** Essays that a teacher photographs for a class. */
export const photographedEssaysContract: Contract = (makeStage) => {
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

  /** Helena's class, in which photos are allowed; `put` sends an essay for a student and returns its id. */
  async function open() {
    const { id, codigo } = await newClass(otavio, { students: [helena] });
    await otavio.photographedEssays.confirm(id);
    const photographedOf = (studentId: string) => ({
      id: newId(),
      classroomId: id,
      studentId,
      theme: 'Leitura',
      essay: 'A leitura abre portas.',
      evaluation: buildEvaluation(),
    });
    async function put(studentId: string) {
      const photographed = photographedOf(studentId);
      expect(await otavio.photographedEssays.send(photographed)).toBeNull();
      return photographed.id;
    }
    async function expectBia() {
      const place = named('Bia Reis');
      await otavio.classrooms.expectStudents(id, [place]);
      return place;
    }
    async function comeAs(name: string) {
      const student = await stage.newPerson('student', name);
      await student.enrolments.join(codigo);
      return student;
    }
    const placesIn = async () => (await otavio.classrooms.get(id))!.nomes;
    return { id, codigo, photographedOf, put, expectBia, comeAs, placesIn };
  }

  const receivedBy = async ({ photographedEssays }: Person) =>
    (await photographedEssays.received()).map(({ id }) => id).toSorted();
  const noticesOf = async (classroomId: string) =>
    (await otavio.notices.list()).filter(({ tipo, sala_id }) => tipo === 'lugar' && sala_id === classroomId);

  it('need a confirmation, an open class and somebody in it', async () => {
    const { id } = await newClass(otavio, { students: [helena] });
    const { photographedOf } = await open();
    const photographed = { ...photographedOf(helena.id), classroomId: id };
    expect(await otavio.photographedEssays.confirmation(id)).toBeNull();
    expect(await otavio.photographedEssays.send(photographed)).toBe('sem_confirmacao');
    await otavio.photographedEssays.confirm(id);
    expect(await otavio.photographedEssays.confirmation(id)).toMatchObject({ professor_nome: 'Otávio Reis' });
    expect(await otavio.photographedEssays.send({ ...photographed, studentId: newId() })).toBe(
      'aluno_nao_encontrado',
    );
    expect(await otavio.photographedEssays.send({ ...photographed, classroomId: newId() })).toBe(
      'sala_nao_encontrada',
    );
    await otavio.classrooms.archive(id, true);
    expect(await otavio.photographedEssays.send(photographed)).toBe('sala_nao_encontrada');
  });

  it('stand once in list and queue, are read with their text, and are taken away', async () => {
    const { id, photographedOf } = await open();
    const photographed = photographedOf(helena.id);
    const before = await otavio.reviews.waiting();
    expect(await otavio.photographedEssays.send(photographed)).toBeNull();
    expect(await otavio.photographedEssays.send(photographed)).toBeNull();
    expect(await otavio.reviews.waiting()).toBe(before + 1);
    expect(await otavio.classrooms.submissions(id)).toMatchObject([
      { id: photographed.id, aluno_id: helena.id, tema: 'Leitura', niveis: expect.any(Array) },
    ]);
    expect(await otavio.classrooms.essay(photographed.id)).toMatchObject({
      fotografada: true,
      pendente: false,
      correction: { originalText: photographed.essay },
    });
    await otavio.photographedEssays.remove(photographed.id);
    expect(await otavio.classrooms.essay(photographed.id)).toBeNull();
  });

  it('are read and taken away by their student, and by no other', async () => {
    const { put } = await open();
    const id = await put(helena.id);
    await otavio.classrooms.review(id, [
      { competencia: 1, comentario: 'Muito bom.', nivel: null, motivo: '' },
    ]);
    expect(await caio.photographedEssays.received()).toEqual([]);
    expect(await caio.photographedEssays.receivedEssay(id)).toBeNull();
    await caio.enrolments.takeBack(id);
    expect((await helena.photographedEssays.received())[0]).toMatchObject({
      id,
      tema: 'Leitura',
      revisada: true,
    });
    expect(await helena.photographedEssays.receivedEssay(id)).toMatchObject({
      correction: { originalText: 'A leitura abre portas.' },
      revisao: [{ comentario: 'Muito bom.' }],
    });
    await helena.enrolments.takeBack(id);
    expect(await receivedBy(helena)).not.toContain(id);
  });

  it('of who has not joined yet wait for whoever takes the place', async () => {
    const { id, put, expectBia, placesIn } = await open();
    const bia = await expectBia();
    const first = await put(bia.id);
    const waiting = { id: first, aluno_nome: 'Bia Reis', esperado: true };
    const taken = { id: first, aluno_id: helena.id, aluno_nome: 'Helena Prado', esperado: false };
    expect(await placesIn()).toEqual([{ ...bia, mostrado: 'Bia Reis', redacoes: 1, pretendente_id: null }]);
    expect(await otavio.classrooms.submissions(id)).toMatchObject([{ ...waiting, aluno_id: bia.id }]);
    expect((await otavio.reviews.queue({ ...WHOLE_QUEUE, sala: id }, 10)).itens).toMatchObject([waiting]);
    expect(await otavio.classrooms.essay(first)).toMatchObject({ ...waiting, fotografada: true });
    expect((await otavio.classrooms.recentEssays())[0]).toMatchObject({ envio_id: first, esperado: true });
    expect(await otavio.classrooms.undoExpected(id, [bia.id])).toBe(0);
    expect(await otavio.classrooms.forgetExpected(id, bia.id, 0)).toBe(false);

    await otavio.classrooms.assignPlace(id, bia.id, helena.id);
    expect((await otavio.classrooms.get(id))?.alunos).toMatchObject([{ lugar_id: bia.id }]);
    expect(await otavio.classrooms.submissions(id)).toMatchObject([taken]);
    const second = await put(bia.id);
    expect(await receivedBy(helena)).toEqual([first, second].toSorted());
    await otavio.classrooms.undoPlace(id, helena.id, null);
    expect(await otavio.classrooms.submissions(id)).toContainEqual(expect.objectContaining(waiting));
    expect(await helena.photographedEssays.received()).toEqual([]);
    await helena.enrolments.takeBack(first);
    expect(await otavio.classrooms.forgetExpected(id, bia.id, 2)).toBe(true);
    expect([await otavio.classrooms.submissions(id), await placesIn()]).toEqual([[], []]);
  });

  describe('for a name that somebody comes by', () => {
    it('wait until the teacher confirms, whenever they were put in', async () => {
      const { id, put, expectBia, comeAs, placesIn } = await open();
      const place = await expectBia();
      const bia = await comeAs('bia reis');
      expect(await placesIn()).toEqual([]);
      expect(await noticesOf(id)).toEqual([]);
      const photographedEssays = [await put(bia.id), await put(place.id)];
      expect(await placesIn()).toMatchObject([{ pretendente_id: bia.id, redacoes: 2 }]);
      expect(await noticesOf(id)).toMatchObject([{ quantos: 1 }]);
      expect(await receivedBy(bia)).toEqual([]);
      await otavio.classrooms.assignPlace(id, place.id, bia.id);
      expect(await receivedBy(bia)).toEqual(photographedEssays.toSorted());
      expect(await noticesOf(id)).toEqual([]);
    });

    it('are for somebody else where the teacher says no', async () => {
      const { id, codigo, put, expectBia, comeAs, placesIn } = await open();
      const place = await expectBia();
      const photographed = await put(place.id);
      const stranger = await comeAs('Bia Reis');
      expect(await placesIn()).toMatchObject([{ pretendente_id: stranger.id }]);
      await otavio.classrooms.refusePlace(id, place.id, stranger.id);
      const again = otavio.classrooms.refusePlace(id, place.id, stranger.id);
      await expect(again).rejects.toMatchObject({ code: 'not-found' });
      await stranger.enrolments.leave(id);
      await stranger.enrolments.join(codigo);
      expect(await placesIn()).toMatchObject([{ pretendente_id: null }]);
      const bia = await comeAs('bia reis');
      expect(await placesIn()).toMatchObject([{ pretendente_id: bia.id }]);
      await otavio.classrooms.assignPlace(id, place.id, bia.id);
      expect(await receivedBy(bia)).toEqual([photographed]);
      expect(await receivedBy(stranger)).toEqual([]);
    });

    it('are never for who renames, leaves and comes again', async () => {
      const { id, codigo, put, expectBia, comeAs, placesIn } = await open();
      const ana = await comeAs('Ana Souza');
      await put((await expectBia()).id);
      await ana.profile.save({ nome: 'Bia Reis' });
      await ana.enrolments.leave(id);
      await ana.enrolments.join(codigo);
      expect(await placesIn()).toMatchObject([{ pretendente_id: null }]);
      expect(await receivedBy(ana)).toEqual([]);
    });

    it('stay with the name where who came goes or is removed, and comes back', async () => {
      const { id, codigo, put, expectBia, comeAs, placesIn } = await open();
      const place = await expectBia();
      const bia = await comeAs('Bia Reis');
      await bia.enrolments.leave(id);
      expect(await placesIn()).toMatchObject([{ pretendente_id: null }]);
      await bia.enrolments.join(codigo);
      await put(place.id);
      await otavio.classrooms.removeStudent(id, bia.id);
      expect(await placesIn()).toMatchObject([{ pretendente_id: null }]);
      await otavio.classrooms.restoreStudent(id, bia.id);
      expect(await placesIn()).toMatchObject([{ pretendente_id: bia.id }]);
    });
  });
};
