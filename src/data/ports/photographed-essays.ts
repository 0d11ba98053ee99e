import type {
  PhotoConfirmation,
  ReceivedEssay,
  PhotographedEssay,
  PhotographRefusal,
} from '@/domain/classrooms/photographed-essay';
import type { Evaluation } from '@/domain/evaluation/evaluation';

/** The text of a photographed sheet, checked by the teacher, with its correction. */
export type NewPhotographedEssay = {
  /** Made by the caller; the idempotency key. */
  id: string;
  classroomId: string;
  studentId: string;
  theme: string;
  essay: string;
  evaluation: Evaluation;
};

/** Essays that teachers photograph for their students. Only the text that was read is sent, never a photo. */
export type PhotographedEssayBackend = {
  /** null until a teacher of the class has confirmed that essays may be photographed. */
  confirmation(classroomId: string): Promise<PhotoConfirmation | null>;
  /** Idempotent: the first confirmation remains. */
  confirm(classroomId: string): Promise<void>;
  /** null on success. */
  send(photographed: NewPhotographedEssay): Promise<PhotographRefusal | null>;
  /** Removes a sheet that a teacher of the class sent. Idempotent. */
  remove(submissionId: string): Promise<void>;
  /** Sheets that teachers sent for the current student, newest first. */
  received(): Promise<PhotographedEssay[]>;
  receivedEssay(submissionId: string): Promise<ReceivedEssay | null>;
};
