import { latestFirst } from '../time/latest-first.ts';
import type { ClassroomSummary } from './classroom.ts';
import { totalOf } from './class-figures.ts';
import { hasStudent, type StoredClassroom, type StoredSubmission } from './stored-classroom.ts';
import { sampleClassrooms, sentBySamples } from './samples/sample-classrooms.ts';
import { teacherLevels } from './with-review.ts';
import { countingLevels, type RecentEssay, type Review, type SentEssay } from './sent-essay.ts';

/** Everything of a teacher's classrooms that the device keeps. */
export type ClassRecord = {
  /** The day the samples were first touched: since then they are as old as they look. */
  samplesAt: string;
  rooms: readonly StoredClassroom[];
  /** By the id of the submission. */
  reviews: Readonly<Record<string, Review>>;
  /** Reviews begun and not published, by the same id, as the form has them. */
  drafts?: Readonly<Record<string, StoredDraft>> | undefined;
};

export type StoredDraft = {
  itens: { comment: string; level: string; reason: string }[];
  atualizado_em: string;
};

/** Before the teacher has changed anything: the samples, as of now. */
export function sampleRecord(now: Date): ClassRecord {
  return { samplesAt: now.toISOString(), rooms: sampleClassrooms(now), reviews: {} };
}

/** The newest first, of those who are in the class now. */
export function essaysOf(record: ClassRecord, room: StoredClassroom): SentEssay[] {
  return sendingsOf(record, room)
    .filter(({ aluno_id }) => hasStudent(room, aluno_id))
    .map((submission) => toSentEssay(record, room, submission))
    .toSorted(latestFirst('enviado_em'));
}

/** A submission of a student who is in the class now, with that class; null where there is none. */
export function findSubmission(
  record: ClassRecord,
  sentId: string,
): { room: StoredClassroom; submission: StoredSubmission } | null {
  for (const room of record.rooms) {
    const submission = sendingsOf(record, room).find(({ id }) => id === sentId);
    if (submission && hasStudent(room, submission.aluno_id)) return { room, submission };
  }
  return null;
}

/** With another room in the place of this one, or none. What was said of essays that are no longer there goes along. */
export function withRoom(
  record: ClassRecord,
  room: StoredClassroom,
  other: StoredClassroom | null,
): ClassRecord {
  const left = new Set((other ? sendingsOf(record, other) : []).map(({ id }) => id));
  const gone = new Set(sendingsOf(record, room).flatMap(({ id }) => (left.has(id) ? [] : id)));
  return {
    ...record,
    rooms: record.rooms.flatMap((one) => (one === room ? (other ?? []) : one)),
    reviews: Object.fromEntries(Object.entries(record.reviews).filter(([id]) => !gone.has(id))),
    drafts:
      record.drafts && Object.fromEntries(Object.entries(record.drafts).filter(([id]) => !gone.has(id))),
  };
}

/** Without any trace of a student: neither in a class nor removed from it, nothing sent, nothing said of it. */
export function withoutStudent(record: ClassRecord, studentId: string): ClassRecord {
  return record.rooms.reduce((left, room) => {
    const other: StoredClassroom = {
      ...room,
      alunos: room.alunos.filter(({ id }) => id !== studentId),
      removidos: room.removidos.filter(({ id }) => id !== studentId),
      envios: room.envios.filter((one) => one.aluno_id !== studentId),
    };
    return withRoom(left, room, other);
  }, record);
}

/** A class in figures: its students, corrected essays, and their mean total from 0 to 1000, null without any. */
export function summaryOf(record: ClassRecord, room: StoredClassroom): ClassroomSummary {
  const totals = essaysOf(record, room).flatMap((essay) => totalOrNull(essay) ?? []);
  const sum = totals.reduce((all, total) => all + total, 0);
  return {
    id: room.id,
    nome: room.nome,
    descricao: room.descricao,
    tema: room.temas[0]?.tema ?? '',
    alunos: room.alunos.length,
    redacoes: totals.length,
    media: totals.length ? Math.round((sum / totals.length) * 10) / 10 : null,
  };
}

/** The latest of all classes, the newest first. */
export function recentOf(record: ClassRecord, limit: number): RecentEssay[] {
  return record.rooms
    .flatMap((room) =>
      essaysOf(record, room)
        .slice(0, limit)
        .map((essay) => ({
          envio_id: essay.id,
          sala_id: room.id,
          sala_nome: room.nome,
          aluno_nome: essay.aluno_nome,
          tema: essay.tema,
          enviado_em: essay.enviado_em,
          total: totalOrNull(essay),
        })),
    )
    .toSorted(latestFirst('enviado_em'))
    .slice(0, limit);
}

function sendingsOf({ samplesAt }: ClassRecord, room: StoredClassroom): StoredSubmission[] {
  return [...room.envios, ...sentBySamples(room.id, new Date(samplesAt))];
}

function toSentEssay(
  { reviews }: ClassRecord,
  room: StoredClassroom,
  submission: StoredSubmission,
): SentEssay {
  const { redacao_id: _, ...figures } = submission;
  const review = reviewOf(reviews, submission.id);
  return {
    ...figures,
    aluno_nome: room.alunos.find(({ id }) => id === submission.aluno_id)?.nome ?? '',
    niveis_professor: teacherLevels(review),
    revisada: review.length > 0,
  };
}

/** What was said of a submission; an own property only, never one that every object inherits. */
export function reviewOf(reviews: ClassRecord['reviews'], sentId: string): Review {
  return Object.hasOwn(reviews, sentId) ? (reviews[sentId] ?? []) : [];
}

function totalOrNull(essay: SentEssay): number | null {
  const levels = countingLevels(essay);
  return levels && totalOf(levels);
}
