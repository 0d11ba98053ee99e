import { AppError } from '@/contracts/app-error';
import { reviewOf, withRoom, type ClassRecord } from '@/domain/classrooms/class-record';
import type { ClassReview, Enrolment } from '@/domain/classrooms/enrolment';
import {
  hasStudent,
  isInvited,
  withJoined,
  withLeft,
  withSending,
  type KeptClassroom,
} from '@/domain/classrooms/kept-classroom';
import { correctorLevels } from '@/domain/classrooms/with-review';
import type { SessionUser } from '@/domain/session/session-user';
import { randomCode } from '@/lib/random-code';
import type { EnrolmentRepository } from '../class-services';
import type { ClassRecords } from './class-records';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import { JOIN_DELAY_MS, simulatedDelay } from './simulated-delay';

/** A class of this device, with the teacher whose record holds it. */
type Found = { teacher: SessionUser; record: ClassRecord; room: KeptClassroom };

/** The classes of a student, among those that teachers have on the same device. */
export function createEnrolmentRepository(
  { context, session, owner, corrections }: LocalLatePorts,
  records: ClassRecords,
): EnrolmentRepository {
  const version = createCounter();
  records.version.subscribe(version.bump);
  owner.subscribe(version.bump);

  const now = () => context.now().toISOString();

  function allRooms(): Found[] {
    return session.accounts().flatMap((teacher) => {
      const record = teacher.userType === 'teacher' ? records.of(teacher.id) : null;
      return record ? record.rooms.map((room) => ({ teacher, record, room })) : [];
    });
  }

  function findInvited(code: string): Found | undefined {
    const userId = session.user.get()?.id ?? null;
    return allRooms().find(({ room }) => isInvited(room, code, userId));
  }

  function student(): SessionUser {
    const user = session.user.get();
    if (!user) throw new AppError('session-lost');
    return user;
  }

  const joinedRooms = (studentId: string) => allRooms().filter(({ room }) => hasStudent(room, studentId));

  /** Looks at what is on the disk by then: another tab may have deleted the class. */
  function changeRoom({ teacher, room }: Found, work: (room: KeptClassroom) => KeptClassroom | null): void {
    records.change(teacher.id, (record) => {
      const current = record?.rooms.find(({ id }) => id === room.id);
      const changed = current && work(current);
      if (!record || !changed) throw new AppError('not-found');
      return withRoom(record, current, changed);
    });
  }

  return {
    version,
    async invitation(code) {
      const found = findInvited(code);
      if (!found) return null;
      const { teacher, room } = found;
      return {
        id: room.id,
        nome: room.nome,
        descricao: room.descricao,
        professor_nome: teacher.name,
        professor_email: session.user.get() && teacher.email,
      };
    },
    async join(code) {
      const { id, name, userType } = student();
      if (userType !== 'student') return { ok: false, reason: 'students-only' };
      await simulatedDelay(context.config, JOIN_DELAY_MS);
      const found = findInvited(code);
      if (!found) return { ok: false, reason: 'invalid-invite' };
      let isFull = false;
      changeRoom(found, (room) => {
        const joined = withJoined(room, { id, name, joinedAt: now() });
        isFull = joined === null;
        return joined ?? room;
      });
      if (isFull) return { ok: false, reason: 'class-full' };
      return { ok: true, id: found.room.id, nome: found.room.nome };
    },
    async list() {
      const { id } = student();
      return joinedRooms(id)
        .map((found) => toEnrolment(found, id))
        .toSorted((a, b) => Date.parse(b.joinedAt) - Date.parse(a.joinedAt));
    },
    async leave(classroomId) {
      const { id } = student();
      const found = joinedRooms(id).find(({ room }) => room.id === classroomId);
      // Out already, in another tab or by the teacher.
      if (found) changeRoom(found, (room) => withLeft(room, id));
    },
    async send({ classroomId, essayId, themeId }) {
      const { id } = student();
      const correction = await corrections.get(essayId);
      const found = joinedRooms(id).find(({ room }) => room.id === classroomId);
      if (!found || !correction) throw new AppError('not-found');
      const findings: Record<string, number> = {};
      for (const { codigo } of correction.aiAnalysis.erros_detectados)
        findings[codigo] = (findings[codigo] ?? 0) + 1;
      const sending = {
        id: randomCode(),
        essayId,
        studentId: id,
        themeId,
        theme: correction.theme,
        sentAt: now(),
        // Of a correction that was edited by hand they may be none.
        levels: correctorLevels(correction),
        findings,
      };
      changeRoom(found, (room) => (hasStudent(room, id) ? withSending(room, sending) : null));
    },
    async takeBack(sentId) {
      const { id } = student();
      const isOwn = (one: { id: string; studentId: string }) => one.id === sentId && one.studentId === id;
      const found = joinedRooms(id).find(({ room }) => room.sent.some(isOwn));
      if (found) changeRoom(found, (room) => ({ ...room, sent: room.sent.filter((one) => !isOwn(one)) }));
    },
    async reviews(essayId) {
      const { id } = student();
      return joinedRooms(id)
        .flatMap((found) => toReviews(found, { studentId: id, essayId }))
        .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
    },
  };
}

function toEnrolment({ teacher, record, room }: Found, studentId: string): Enrolment {
  return {
    id: room.id,
    nome: room.nome,
    descricao: room.descricao,
    teacherName: teacher.name,
    joinedAt: room.students.find(({ id }) => id === studentId)?.joinedAt ?? room.createdAt,
    theme: room.themes[0] ?? null,
    sent: room.sent
      .filter((sending) => sending.studentId === studentId)
      .map(({ id, essayId, themeId, sentAt }) => ({
        id,
        essayId,
        themeId,
        sentAt,
        isReviewed: reviewOf(record.reviews, id) !== null,
      })),
  };
}

function toReviews(
  { teacher, record, room }: Found,
  own: { studentId: string; essayId: string },
): ClassReview[] {
  return room.sent
    .filter(({ studentId, essayId }) => studentId === own.studentId && essayId === own.essayId)
    .map(({ id, sentAt, levels }) => ({
      id,
      classroomId: room.id,
      classroomName: room.nome,
      teacherName: teacher.name,
      sentAt,
      isPending: levels === null,
      review: reviewOf(record.reviews, id),
    }));
}
