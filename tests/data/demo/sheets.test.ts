import { describe, expect, it } from 'vitest';
import type { SignInInput } from '@/contracts/entry';
import { buildEvaluation } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';

const otavio = buildTeacher();
const SAMPLE = 'exemplo-3a';
const DAY_MS = 86_400_000;

/** Otávio's class on this device, with Helena in it. */
async function open() {
  const services = fakeServices({ user: otavio });
  const { classrooms, enrolments, sheets, reviews } = services.backend;
  const { codigo } = await classrooms.renewInvite(SAMPLE);
  /** A new student of this name, who joins. */
  async function comeAs(name: string, email: string) {
    await services.session.signOut();
    await services.session.signUp({ name, email, password: 'segredo', userType: 'student' });
    await enrolments.join(codigo);
    return services.session.user.get()!.id;
  }
  async function become(email: string, userType: SignInInput['userType'] = 'student') {
    await services.session.signOut();
    await services.session.signIn({ email, password: 'segredo', userType });
  }
  await become('helena@example.com');
  await enrolments.join(codigo);
  const studentId = services.session.user.get()!.id;
  await become(otavio.email, 'teacher');
  const sheet = {
    id: 'folha-1',
    classroomId: SAMPLE,
    studentId,
    theme: 'Leitura',
    essay: 'A leitura abre portas.',
    evaluation: buildEvaluation(),
  };
  return { ...services, classrooms, enrolments, sheets, reviews, become, comeAs, codigo, sheet };
}

describe('essays a teacher photographed', () => {
  it('need a confirmation, an open class and somebody in it', async () => {
    const { sheets, classrooms, sheet } = await open();
    expect(await sheets.confirmation(SAMPLE)).toBeNull();
    expect(await sheets.send(sheet)).toBe('sem_confirmacao');
    await sheets.confirm(SAMPLE);
    expect(await sheets.confirmation(SAMPLE)).toMatchObject({ professor_nome: otavio.name });
    expect(await sheets.send({ ...sheet, studentId: 'ninguem' })).toBe('aluno_nao_encontrado');
    expect(await sheets.send({ ...sheet, classroomId: 'nenhuma' })).toBe('sala_nao_encontrada');
    await classrooms.archive(SAMPLE, true);
    expect(await sheets.send(sheet)).toBe('sala_nao_encontrada');
  });

  it('stand once in list and queue, and are read with their text', async () => {
    const { sheets, classrooms, reviews, sheet } = await open();
    await sheets.confirm(SAMPLE);
    const before = await reviews.waiting();
    expect([await sheets.send(sheet), await sheets.send(sheet)]).toEqual([null, null]);
    expect(await reviews.waiting()).toBe(before + 1);
    const sent = (await classrooms.sentEssays(SAMPLE)).find(({ id }) => id === sheet.id);
    expect(sent).toMatchObject({ aluno_id: sheet.studentId, tema: 'Leitura', niveis: expect.any(Array) });
    const essay = await classrooms.essay(sheet.id);
    expect(essay).toMatchObject({ fotografada: true, pendente: false });
    expect(essay?.correction.originalText).toBe(sheet.essay);
    await sheets.remove(sheet.id);
    expect(await classrooms.essay(sheet.id)).toBeNull();
  });

  it('of who has not joined yet wait for whoever takes the place', async () => {
    const { sheets, classrooms, enrolments, become, sheet } = await open();
    await sheets.confirm(SAMPLE);
    const place = { id: 'nome-bia', nome: 'Bia Reis', email: null };
    await classrooms.expectStudents(SAMPLE, [place]);
    const waiting = { ...sheet, studentId: place.id };
    expect(await sheets.send(waiting)).toBeNull();
    const placeIn = async () => (await classrooms.get(SAMPLE))!.nomes.find(({ id }) => id === place.id);
    const sent = async () => (await classrooms.sentEssays(SAMPLE)).find(({ id }) => id === sheet.id);
    expect(await placeIn()).toEqual({ ...place, mostrado: 'Bia Reis', redacoes: 1, pretendente_id: null });
    expect(await sent()).toMatchObject({ aluno_id: place.id, aluno_nome: 'Bia Reis', esperado: true });
    expect(await classrooms.essay(sheet.id)).toMatchObject({ esperado: true, fotografada: true });
    expect(await classrooms.undoExpected(SAMPLE, [place.id])).toBe(0);
    expect(await classrooms.forgetExpected(SAMPLE, place.id, 0)).toBe(false);

    await classrooms.assignPlace(SAMPLE, place.id, sheet.studentId);
    expect(await sent()).toMatchObject({ aluno_id: sheet.studentId, esperado: false });
    expect(await sheets.send({ ...waiting, id: 'folha-2' })).toBeNull();
    await become('helena@example.com');
    expect((await sheets.received()).map(({ id }) => id).toSorted()).toEqual(['folha-1', 'folha-2']);
    await become(otavio.email, 'teacher');
    await classrooms.undoPlace(SAMPLE, sheet.studentId, null);
    expect(await sent()).toMatchObject({ aluno_id: place.id, esperado: true });
    await become('helena@example.com');
    expect(await sheets.received()).toEqual([]);
    await enrolments.takeBack(sheet.id);

    await become(otavio.email, 'teacher');
    expect(await classrooms.forgetExpected(SAMPLE, place.id, 2)).toBe(true);
    expect([await sent(), await placeIn()]).toEqual([undefined, undefined]);
  });

  describe('for a name that somebody comes by', () => {
    const PLACE = { id: 'nome-bia', nome: 'Bia Reis', email: null };
    const BIA = 'bia@example.com';

    async function openWithPlace() {
      const opened = await open();
      const { sheets, classrooms, become, sheet, backend } = opened;
      await sheets.confirm(SAMPLE);
      await classrooms.expectStudents(SAMPLE, [PLACE]);
      const put = async (id: string, studentId: string = PLACE.id) => {
        await become(otavio.email, 'teacher');
        expect(await sheets.send({ ...sheet, id, studentId })).toBeNull();
      };
      const receivedBy = async (email: string) => {
        await become(email);
        const all = (await sheets.received()).map(({ id }) => id).toSorted();
        await become(otavio.email, 'teacher');
        return all;
      };
      const claim = async () => {
        await become(otavio.email, 'teacher');
        return (await classrooms.get(SAMPLE))!.nomes.find(({ id }) => id === PLACE.id)?.pretendente_id;
      };
      const notices = async () => (await backend.notices.list()).filter(({ tipo }) => tipo === 'lugar');
      return { ...opened, put, receivedBy, claim, notices };
    }

    it('wait until the teacher confirms, whenever they were put in', async () => {
      const { put, comeAs, claim, receivedBy, classrooms, notices } = await openWithPlace();
      const bia = await comeAs('bia reis', BIA);
      expect(await claim()).toBeUndefined();
      expect(await notices()).toEqual([]);
      await put('um', bia);
      await put('dois');
      expect(await claim()).toBe(bia);
      expect(await notices()).toMatchObject([{ sala_id: SAMPLE, quantos: 1 }]);
      expect(await receivedBy(BIA)).toEqual([]);
      await classrooms.assignPlace(SAMPLE, PLACE.id, bia);
      expect(await receivedBy(BIA)).toEqual(['dois', 'um']);
      expect(await notices()).toEqual([]);
    });

    it('are for somebody else where the teacher says no', async () => {
      const { put, comeAs, claim, receivedBy, classrooms, enrolments, become, codigo } =
        await openWithPlace();
      await put('um');
      const bia = await comeAs('Bia Reis', BIA);
      expect(await claim()).toBe(bia);
      await classrooms.refusePlace(SAMPLE, PLACE.id, bia);
      await expect(classrooms.refusePlace(SAMPLE, PLACE.id, bia)).rejects.toThrow('not-found');
      await become(BIA);
      await enrolments.leave(SAMPLE);
      await enrolments.join(codigo);
      expect([await claim(), await receivedBy(BIA)]).toEqual([null, []]);
    });

    it('are never for who renames, leaves and comes again', async () => {
      const { put, claim, become, enrolments, codigo, backend, receivedBy } = await openWithPlace();
      await put('um');
      await become('helena@example.com');
      await backend.profile.save({ nome: 'Bia Reis' });
      await enrolments.leave(SAMPLE);
      await enrolments.join(codigo);
      expect([await claim(), await receivedBy('helena@example.com')]).toEqual([null, []]);
    });

    it('stay with the name where who came goes or is removed, and comes back', async () => {
      const { put, comeAs, claim, become, enrolments, classrooms, codigo } = await openWithPlace();
      const bia = await comeAs('Bia Reis', BIA);
      await enrolments.leave(SAMPLE);
      expect(await claim()).toBeNull();
      await become(BIA);
      await enrolments.join(codigo);
      await put('um');
      await classrooms.removeStudent(SAMPLE, bia);
      expect(await claim()).toBeNull();
      await classrooms.restoreStudent(SAMPLE, bia);
      expect(await claim()).toBe(bia);
    });
  });

  it('that nobody claims go after 365 days', async () => {
    const { sheets, classrooms, clock, sheet } = await open();
    await sheets.confirm(SAMPLE);
    await classrooms.expectStudents(SAMPLE, [{ id: 'nome-bia', nome: 'Bia Reis', email: null }]);
    await sheets.send({ ...sheet, studentId: 'nome-bia' });
    await sheets.send({ ...sheet, id: 'folha-2' });
    const left = async () => {
      await classrooms.deleted();
      const essays = await Promise.all(['folha-1', 'folha-2'].map((id) => classrooms.essay(id)));
      return essays.map((essay) => essay !== null);
    };
    clock.advance(365 * DAY_MS - 1);
    expect(await left()).toEqual([true, true]);
    clock.advance(1);
    expect(await left()).toEqual([false, true]);
  });

  it('are read and taken away by their student, and by no other', async () => {
    const { sheets, classrooms, enrolments, become, sheet } = await open();
    await sheets.confirm(SAMPLE);
    await sheets.send(sheet);
    await classrooms.review(sheet.id, [
      { competencia: 1, comentario: 'Muito bom.', nivel: null, motivo: '' },
    ]);
    await become('bia@example.com');
    expect(await sheets.received()).toEqual([]);
    expect(await sheets.receivedEssay(sheet.id)).toBeNull();
    await enrolments.takeBack(sheet.id);
    await become('helena@example.com');
    expect(await sheets.received()).toMatchObject([{ id: sheet.id, tema: 'Leitura', revisada: true }]);
    expect(await sheets.receivedEssay(sheet.id)).toMatchObject({
      correction: { originalText: sheet.essay },
      revisao: [{ comentario: 'Muito bom.' }],
    });
    await enrolments.takeBack(sheet.id);
    expect(await sheets.received()).toEqual([]);
  });
});
