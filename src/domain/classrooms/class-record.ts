import type { ClassroomSummary } from './classroom.ts';
import { totalOf } from './class-figures.ts';
import { hasStudent, type KeptClassroom, type KeptSending } from './kept-classroom.ts';
import { sampleClassrooms, sentBySamples } from './samples/sample-classrooms.ts';
import { teacherLevels } from './with-review.ts';
import { countingLevels, type RecentEssay, type Review, type SentEssay } from './sent-essay.ts';

/** Everything of a teacher's classrooms that the device keeps. */
export type ClassRecord = {
  /** The day the samples were first touched: since then they are as old as they look. */
  samplesAt: string;
  rooms: readonly KeptClassroom[];
  /** By the id of the sending. */
  reviews: Readonly<Record<string, Review>>;
};

/** Before the teacher has changed anything: the samples, as of now. */
export function sampleRecord(now: Date): ClassRecord {
  return { samplesAt: now.toISOString(), rooms: sampleClassrooms(now), reviews: {} };
}

/** The newest first, of those who are in the class now. */
export function essaysOf(record: ClassRecord, room: KeptClassroom): SentEssay[] {
  return sendingsOf(record, room)
    .filter(({ studentId }) => hasStudent(room, studentId))
    .map((sending) => toSentEssay(record, room, sending))
    .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt));
}

/** A sending of a student who is in the class now, with that class; null where there is none. */
export function findSending(
  record: ClassRecord,
  sentId: string,
): { room: KeptClassroom; sending: KeptSending } | null {
  for (const room of record.rooms) {
    const sending = sendingsOf(record, room).find(({ id }) => id === sentId);
    if (sending && hasStudent(room, sending.studentId)) return { room, sending };
  }
  return null;
}

/** With another room in the place of this one, or none. What was said of essays that are no longer there goes along. */
export function withRoom(record: ClassRecord, room: KeptClassroom, other: KeptClassroom | null): ClassRecord {
  const left = new Set((other ? sendingsOf(record, other) : []).map(({ id }) => id));
  const gone = new Set(sendingsOf(record, room).flatMap(({ id }) => (left.has(id) ? [] : id)));
  return {
    ...record,
    rooms: record.rooms.flatMap((one) => (one === room ? (other ?? []) : one)),
    reviews: Object.fromEntries(Object.entries(record.reviews).filter(([id]) => !gone.has(id))),
  };
}

/** Without any trace of a student: neither in a class nor removed from it, nothing sent, nothing said of it. */
export function withoutStudent(record: ClassRecord, studentId: string): ClassRecord {
  return record.rooms.reduce((left, room) => {
    const other = {
      ...room,
      students: room.students.filter(({ id }) => id !== studentId),
      removed: room.removed.filter(({ id }) => id !== studentId),
      sent: room.sent.filter((one) => one.studentId !== studentId),
    };
    return withRoom(left, room, other);
  }, record);
}

/** A class in figures: its students, corrected essays, and their mean total from 0 to 1000, null without any. */
export function summaryOf(record: ClassRecord, room: KeptClassroom): ClassroomSummary {
  const totals = essaysOf(record, room).flatMap((essay) => totalOrNull(essay) ?? []);
  const sum = totals.reduce((all, total) => all + total, 0);
  return {
    id: room.id,
    nome: room.nome,
    descricao: room.descricao,
    tema: room.themes[0]?.tema ?? '',
    studentCount: room.students.length,
    correctedEssayCount: totals.length,
    averageTotal: totals.length ? Math.round((sum / totals.length) * 10) / 10 : null,
  };
}

/** The latest of all classes, the newest first. */
export function recentOf(record: ClassRecord, limit: number): RecentEssay[] {
  return record.rooms
    .flatMap((room) =>
      essaysOf(record, room)
        .slice(0, limit)
        .map((essay) => ({
          id: essay.id,
          classroomId: room.id,
          classroomName: room.nome,
          studentName: essay.studentName,
          theme: essay.theme,
          sentAt: essay.sentAt,
          total: totalOrNull(essay),
        })),
    )
    .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt))
    .slice(0, limit);
}

function sendingsOf({ samplesAt }: ClassRecord, room: KeptClassroom): KeptSending[] {
  return [...room.sent, ...sentBySamples(room.id, new Date(samplesAt))];
}

function toSentEssay({ reviews }: ClassRecord, room: KeptClassroom, sending: KeptSending): SentEssay {
  const { essayId: _, ...figures } = sending;
  const review = reviewOf(reviews, sending.id);
  return {
    ...figures,
    studentName: room.students.find(({ id }) => id === sending.studentId)?.name ?? '',
    teacherLevels: teacherLevels(review),
    isReviewed: review !== null,
  };
}

/** Not what every object has by nature. */
export function reviewOf(reviews: ClassRecord['reviews'], sentId: string): Review | null {
  return Object.hasOwn(reviews, sentId) ? (reviews[sentId] ?? null) : null;
}

function totalOrNull(essay: SentEssay): number | null {
  const levels = countingLevels(essay);
  return levels && totalOf(levels);
}
