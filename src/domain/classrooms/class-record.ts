import { latestFirst } from '../time/latest-first.ts';
import type { ClassroomSummary } from './classroom.ts';
import { totalOf } from './class-figures.ts';
import { classWriters, type ClassWriter } from './class-writers.ts';
import {
  classPlaces,
  classStudents,
  hasWriter,
  withRenamed,
  type StoredClassroom,
  type StoredSubmission,
} from './stored-classroom.ts';
import { withFreedPlace } from './places.ts';
import { sampleClassrooms, sentBySamples } from './samples/sample-classrooms.ts';
import { teacherLevels } from './with-review.ts';
import type { StoredWithdrawn } from './submission.ts';
import type { KeptComment } from './comment-bank.ts';
import type { Remarks, PublishedRemarks } from './remarks.ts';
import {
  countingLevels,
  isReviewed,
  type PublishedReview,
  type RecentEssay,
  type Review,
  type Submission,
} from './submission.ts';

/** All data of a teacher's classrooms on the device. */
export type ClassRecord = {
  /**
   * The day on which the sample classes were first changed; the dates of the samples are fixed relative to this
   * day.
   */
  samplesAt: string;
  rooms: readonly StoredClassroom[];
  /** Reviews, keyed by submission id. */
  reviews: Readonly<Record<string, Review>>;
  /** Remarks besides the competencies, keyed by submission id; missing for reviews older than remarks. */
  annotations?: Readonly<Record<string, PublishedRemarks>> | undefined;
  /** Unpublished reviews with the values of the form, keyed by submission id. */
  drafts?: Readonly<Record<string, StoredDraft>> | undefined;
  /** Numbers of publications and of saved drafts, and the date of the last publication, keyed by submission id. */
  versions?: Readonly<Record<string, ReviewVersions>> | undefined;
  /** Published reviews of withdrawn essays, the latest first. */
  withdrawn?: readonly StoredWithdrawn[] | undefined;
  /** Reusable comments, the last saved first. */
  comments?: readonly Omit<KeptComment, 'meu' | 'autor'>[] | undefined;
  /** Classes that can still be restored, the last deleted first. */
  deleted: readonly StoredDeletedClassroom[];
};

export type StoredDraft = {
  itens: { comment: string; level: string; reason: string }[];
  anotacoes: Remarks | null;
  atualizado_em: string;
  versao: number;
  revisao_versao: number;
};

export type ReviewVersions = { revisao: number; rascunho: number; publicada_em: string | null };

/** A deleted class with the reviews of its essays. */
export type StoredDeletedClassroom = {
  room: StoredClassroom;
  reviews: ClassRecord['reviews'];
  annotations?: ClassRecord['annotations'];
  excluida_em: string;
};

/** The initial record: the samples, relative to now. */
export function sampleRecord(now: Date): ClassRecord {
  return { samplesAt: now.toISOString(), rooms: sampleClassrooms(now), reviews: {}, deleted: [] };
}

/** The students in the class and the expected students. */
export function writersIn(classroom: StoredClassroom, now: Date): ClassWriter[] {
  return classWriters({ alunos: classStudents(classroom, now), nomes: classPlaces(classroom, now) });
}

/** The sent essays of current writers, newest first. */
export function essaysOf(record: ClassRecord, classroom: StoredClassroom, now: Date): Submission[] {
  const students = new Map(writersIn(classroom, now).map((writer) => [writer.id, writer]));
  return allSubmissionsOf(record, classroom)
    .flatMap((submission) => {
      const student = students.get(submission.aluno_id);
      return student ? [toSubmission(record, student, submission)] : [];
    })
    .toSorted(latestFirst('enviado_em'));
}

/** Submissions of current or expected students that have valid levels (`countingLevels`), newest first. */
export function submissionsOf(record: ClassRecord, classroom: StoredClassroom): StoredSubmission[] {
  return allSubmissionsOf(record, classroom)
    .filter(({ aluno_id }) => hasWriter(classroom, aluno_id))
    .filter(({ id, niveis }) => {
      const niveis_professor = teacherLevels(reviewOf(record.reviews, id));
      return countingLevels({ niveis, niveis_professor }) !== null;
    })
    .toSorted(latestFirst('enviado_em'));
}

/** A submission of a current or expected student, with its class; null if there is none. */
export function findSubmission(
  record: ClassRecord,
  submissionId: string,
): { classroom: StoredClassroom; submission: StoredSubmission } | null {
  for (const classroom of record.rooms) {
    const submission = allSubmissionsOf(record, classroom).find(({ id }) => id === submissionId);
    if (submission && hasWriter(classroom, submission.aluno_id)) return { classroom, submission };
  }
  return null;
}

/**
 * Replaces a classroom, or removes it if `other` is null. Reviews of essays that disappear with it are removed
 * too.
 */
export function withClassroom(
  record: ClassRecord,
  classroom: StoredClassroom,
  other: StoredClassroom | null,
): ClassRecord {
  const left = new Set((other ? allSubmissionsOf(record, other) : []).map(({ id }) => id));
  const gone = new Set(allSubmissionsOf(record, classroom).flatMap(({ id }) => (left.has(id) ? [] : id)));
  return {
    ...record,
    rooms: record.rooms.flatMap((one) => (one === classroom ? (other ?? []) : one)),
    reviews: withoutIds(record.reviews, gone),
    annotations: record.annotations && withoutIds(record.annotations, gone),
    drafts: record.drafts && withoutIds(record.drafts, gone),
    versions: record.versions && withoutIds(record.versions, gone),
  };
}

/** Removes every trace of a student: membership, removal, expectation by e-mail, submissions and their reviews. */
export function withoutStudent(record: ClassRecord, student: { id: string; email: string }): ClassRecord {
  const cleaned = record.rooms.reduce(
    (left, classroom) => withClassroom(left, classroom, classroomWithoutStudent(classroom, student)),
    record,
  );
  const deleted = record.deleted.map((one) => {
    const classroom = classroomWithoutStudent(one.room, student);
    const { reviews, annotations: remarks } = withClassroom(
      { ...record, rooms: [one.room], reviews: one.reviews, annotations: one.annotations },
      one.room,
      classroom,
    );
    return { ...one, room: classroom, reviews, annotations: remarks };
  });
  return { ...cleaned, deleted, withdrawn: record.withdrawn?.filter((one) => one.aluno_id !== student.id) };
}

function classroomWithoutStudent(
  given: StoredClassroom,
  { id: studentId, email: address }: { id: string; email: string },
): StoredClassroom {
  const classroom = withFreedPlace(given, studentId);
  const { [studentId]: _came, ...chegadas } = classroom.chegadas ?? {};
  return {
    ...classroom,
    chegadas,
    nomes: classroom.nomes.map((one) =>
      one.email === address.toLowerCase() ? { ...one, email: null } : one,
    ),
    alunos: classroom.alunos.filter(({ id }) => id !== studentId),
    removidos: classroom.removidos.filter(({ id }) => id !== studentId),
    envios: classroom.envios.filter((one) => one.aluno_id !== studentId),
    retiradas: classroom.retiradas?.filter((one) => one.aluno_id !== studentId),
  };
}

/** Changes a student's name in all classes. */
export function withStudentRenamed(
  record: ClassRecord,
  studentId: string,
  change: { to: string; at: string },
): ClassRecord {
  return { ...record, rooms: record.rooms.map((classroom) => withRenamed(classroom, studentId, change)) };
}

/**
 * Summary of a class: its students, corrected essays, and their mean total from 0 to 1000, null if there are no
 * essays.
 */
export function summaryOf(record: ClassRecord, classroom: StoredClassroom, now: Date): ClassroomSummary {
  const totals = essaysOf(record, classroom, now).flatMap((essay) => totalOrNull(essay) ?? []);
  const sum = totals.reduce((all, total) => all + total, 0);
  return {
    id: classroom.id,
    nome: classroom.nome,
    descricao: classroom.descricao,
    tema: classroom.temas[0]?.tema ?? '',
    tema_versao: classroom.tema_versao,
    alunos: classroom.alunos.length,
    redacoes: totals.length,
    media: totals.length ? Math.round((sum / totals.length) * 10) / 10 : null,
    arquivada: classroom.arquivada,
    sou_dono: true,
  };
}

/** The latest essays of all classes, newest first. */
export function recentOf(record: ClassRecord, limit: number, now: Date): RecentEssay[] {
  return record.rooms
    .flatMap((classroom) =>
      essaysOf(record, classroom, now)
        .slice(0, limit)
        .map((essay) => ({
          envio_id: essay.id,
          sala_id: classroom.id,
          sala_nome: classroom.nome,
          aluno_nome: essay.aluno_nome,
          nome_anterior: essay.nome_anterior,
          esperado: essay.esperado,
          tema: essay.tema,
          enviado_em: essay.enviado_em,
          total: totalOrNull(essay),
        })),
    )
    .toSorted(latestFirst('enviado_em'))
    .slice(0, limit);
}

function allSubmissionsOf({ samplesAt }: ClassRecord, classroom: StoredClassroom): StoredSubmission[] {
  return [...classroom.envios, ...sentBySamples(classroom.id, new Date(samplesAt))];
}

function toSubmission(
  record: ClassRecord,
  { nome, nome_anterior, entrou_em }: ClassWriter,
  submission: StoredSubmission,
): Submission {
  const { redacao_id: _, texto: _text, nome_id: _place, ...figures } = submission;
  const { revisao, anotacoes } = publishedOf(record, submission.id);
  return {
    ...figures,
    aluno_nome: nome,
    nome_anterior,
    esperado: entrou_em === null,
    niveis_professor: teacherLevels(revisao),
    revisada: isReviewed({ revisao, anotacoes }),
  };
}

/** The published review and remarks of a submission. */
export function publishedOf(record: ClassRecord, submissionId: string): PublishedReview {
  const { annotations: remarks = {} } = record;
  return {
    revisao: reviewOf(record.reviews, submissionId),
    anotacoes: Object.hasOwn(remarks, submissionId) ? (remarks[submissionId] ?? null) : null,
  };
}

/** The versions of a submission; reads own properties only, never inherited ones. */
export function versionsOf({ versions = {} }: ClassRecord, submissionId: string): ReviewVersions {
  const known = Object.hasOwn(versions, submissionId) ? versions[submissionId] : undefined;
  return known ?? { revisao: 0, rascunho: 0, publicada_em: null };
}

/** Publishes a review of a submission, or revokes it if empty. Its draft is deleted. */
export function withPublished(
  record: ClassRecord,
  submissionId: string,
  { revisao, anotacoes }: PublishedReview,
  { at, draftVersion }: { at: string; draftVersion: number | undefined },
): ClassRecord {
  const only = new Set([submissionId]);
  const versions = versionsOf(record, submissionId);
  const isDraftOver = draftVersion === undefined || draftVersion === record.drafts?.[submissionId]?.versao;
  return {
    ...record,
    drafts: isDraftOver ? withoutIds(record.drafts ?? {}, only) : record.drafts,
    versions: {
      ...record.versions,
      [submissionId]: { ...versions, revisao: versions.revisao + 1, publicada_em: at },
    },
    reviews: { ...withoutIds(record.reviews, only), ...(revisao.length > 0 && { [submissionId]: revisao }) },
    annotations: {
      ...withoutIds(record.annotations ?? {}, only),
      ...(anotacoes && { [submissionId]: anotacoes }),
    },
  };
}

export function withoutIds<Value>(
  values: Readonly<Record<string, Value>>,
  gone: ReadonlySet<string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => !gone.has(id)));
}

/** The review of a submission; reads own properties only, never inherited ones. */
export function reviewOf(reviews: ClassRecord['reviews'], submissionId: string): Review {
  return Object.hasOwn(reviews, submissionId) ? (reviews[submissionId] ?? []) : [];
}

function totalOrNull(essay: Submission): number | null {
  const levels = countingLevels(essay);
  return levels && totalOf(levels);
}
