import { publishedOf, withClassroom, type ClassRecord } from './class-record.ts';
import { isReviewed, type PublishedReview, type StoredWithdrawn } from './submission.ts';
import { withWithdrawn, type StoredClassroom } from './stored-classroom.ts';

/** Removes the essay from the class, keeps its published review and deletes a draft. null if there is no such essay. */
export function withTakenBack(
  record: ClassRecord,
  classroom: StoredClassroom,
  own: { submissionId: string; studentId: string },
  retirada_em: string,
): ClassRecord | null {
  const submission = classroom.envios.find((one) => one.id === own.submissionId);
  const withoutIt = withWithdrawn(classroom, own, retirada_em);
  if (!submission || !withoutIt) return null;
  const { id, aluno_id, redacao_id, tema, enviado_em, niveis } = submission;
  const review = publishedOf(record, id);
  const left = withClassroom(record, classroom, withoutIt);
  if (!isReviewed(review)) return left;
  const kept = {
    ...review,
    id,
    sala_id: classroom.id,
    aluno_id,
    redacao_id,
    tema,
    enviado_em,
    niveis,
    retirada_em,
  };
  return { ...left, withdrawn: [kept, ...(left.withdrawn ?? [])] };
}

/**
 * Removes the withdrawn reviews selected by `isGone`, for example those of a student, of a class, or of a student
 * in a class.
 */
export function withoutWithdrawn(
  record: ClassRecord,
  isGone: (review: StoredWithdrawn) => boolean,
): ClassRecord {
  return { ...record, withdrawn: record.withdrawn?.filter((one) => !isGone(one)) };
}

/**
 * The review as shown to a teacher, without the dismissals of automatic marks, because those marks were removed
 * with the essay.
 */
export function forTeacher<Review extends PublishedReview>(review: Review): Review {
  const { anotacoes } = review;
  return { ...review, anotacoes: anotacoes && { ...anotacoes, descartes: [] } };
}
