import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { checkAdult, checkMinor, checkNotNow, lineOf, type Cast } from '../hand-lines/contract';

const teacher = buildTeacher();
const HELENA = 'helena@example.com';
const CLASSROOM = 'exemplo-3a';

/** A teacher's class on this device with Helena in it. */
async function open() {
  const services = fakeServices({ user: teacher });
  const { classrooms, enrolments, handLines } = services.backend;
  async function become(email: string, userType: 'student' | 'teacher') {
    await services.session.signOut();
    await services.session.signIn({ email, password: 'segredo', userType });
  }
  const as =
    (email: string, userType: 'student' | 'teacher'): Cast['asStudent'] =>
    async (work) => {
      await become(email, userType);
      return work(handLines);
    };
  const { codigo } = await classrooms.renewInvite(CLASSROOM);
  await become(HELENA, 'student');
  await enrolments.join(codigo);
  const studentId = services.session.user.get()!.id;
  const cast: Cast = {
    asStudent: as(HELENA, 'student'),
    asTeacher: as(teacher.email, 'teacher'),
    classroomId: CLASSROOM,
    studentId,
  };
  return { ...services, cast, enrolments };
}

describe('lines given on a device without a server', () => {
  it.each([
    ['an adult', checkAdult],
    ['somebody under age', checkMinor],
    ['somebody who would rather not', checkNotNow],
  ])('by %s', async (_who, check) => {
    const { cast } = await open();
    await expect(check(cast)).resolves.toBeUndefined();
  });

  it('end where the student leaves the class', async () => {
    const { cast, enrolments } = await open();
    await cast.asTeacher((handLines) => handLines.permit(CLASSROOM, cast.studentId, true));
    await cast.asStudent(async (handLines) => {
      const permission = await handLines.permission();
      await handLines.giveConsent({ base: 'autorizacao', permissionId: permission!.id });
      await handLines.give([lineOf(1)], null);
      await enrolments.leave(CLASSROOM);
      expect([await handLines.consent(), await handLines.list()]).toEqual([null, []]);
    });
  });

  it('are few: a device has little room', async () => {
    const { cast } = await open();
    await cast.asStudent(async (handLines) => {
      await handLines.giveConsent({ base: 'maior' });
      const many = Array.from({ length: 41 }, (_, at) => lineOf(at));
      await expect(handLines.give(many, null)).rejects.toMatchObject({ code: 'too-many-attempts' });
      expect(await handLines.list()).toHaveLength(40);
    });
  });

  it('go with the account, and are in its export', async () => {
    const { cast, storage, backend } = await open();
    await cast.asStudent(async (handLines) => {
      await handLines.giveConsent({ base: 'maior' });
      await handLines.give([lineOf(1)], null);
      const data = await backend.account.collect({
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      expect(data.linhasDadas).toEqual([expect.objectContaining(lineOf(1))]);
      await backend.account.delete({ password: '' });
    });
    expect(storage.items.has(areaKeys.handLines(cast.studentId))).toBe(false);
  });
});
