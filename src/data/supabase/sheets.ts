import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { ReceivedEssayRowSchema, ReceivedSheetSchema, SheetAnswerSchema } from '@/contracts/class-sheets';
import { PhotoConfirmationSchema } from '@/contracts/class-parts';
import type {
  PhotoConfirmation,
  ReceivedEssay,
  ReceivedSheet,
  SheetRefusal,
} from '@/domain/classrooms/class-sheet';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import { queryAsUser } from './client';
import { toWholeCorrection } from './essays';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** The text of a photographed sheet, checked by the teacher, with its correction. */
export type NewSheet = {
  /** Made by the caller; the idempotency key. */
  id: string;
  classroomId: string;
  studentId: string;
  theme: string;
  essay: string;
  evaluation: Evaluation;
};

/** Essays that teachers photograph for their students. Only the text that was read is sent, never a photo. */
export type SheetBackend = {
  /** null before a teacher of the class has confirmed. */
  confirmation(classroomId: string): Promise<PhotoConfirmation | null>;
  /** Idempotent: the first confirmation stands. */
  confirm(classroomId: string): Promise<void>;
  /** null on success. */
  send(sheet: NewSheet): Promise<SheetRefusal | null>;
  /** Removes a sheet that a teacher of the class sent. Idempotent. */
  remove(sentId: string): Promise<void>;
  /** Sheets that teachers sent for the current student, newest first. */
  received(): Promise<ReceivedSheet[]>;
  receivedEssay(sentId: string): Promise<ReceivedEssay | null>;
};

/** Sheets on the server. Each method takes one request. */
export default function createSheets({ session }: { session: ConnectedSession }): SheetBackend {
  const query = queryAsUser(session);
  return {
    async confirmation(classroomId) {
      if (!isUuid(classroomId)) return null;
      const row = await query((supabase) => supabase.rpc('fotos_da_sala', { p_sala: classroomId }));
      return parseAnswer(z.nullable(PhotoConfirmationSchema), row);
    },
    async confirm(classroomId) {
      const isTaught = await query((supabase) => supabase.rpc('confirmar_fotos', { p_sala: classroomId }));
      if (!isTaught) throw new AppError('not-found');
    },
    async send({ id, classroomId, studentId, theme, essay, evaluation }) {
      const answer = await query((supabase) =>
        supabase.rpc('enviar_folha', {
          p_sala: classroomId,
          p_id: id,
          p_aluno: studentId,
          p_tema: theme,
          p_texto: essay,
          p_correcao: evaluation,
        }),
      );
      const parsed = parseAnswer(SheetAnswerSchema, answer);
      return 'motivo' in parsed ? parsed.motivo : null;
    },
    async remove(sentId) {
      await query((supabase) => supabase.rpc('apagar_folha', { p_envio: sentId }));
    },
    async received() {
      const rows = await query((supabase) => supabase.rpc('folhas_recebidas'));
      return parseAnswer(z.array(ReceivedSheetSchema), rows);
    },
    async receivedEssay(sentId) {
      if (!isUuid(sentId)) return null;
      const answer = await query((supabase) => supabase.rpc('folha_recebida', { p_envio: sentId }));
      const row = parseAnswer(z.nullable(ReceivedEssayRowSchema), answer);
      if (!row) return null;
      const { redacao, ...sheet } = row;
      return { ...sheet, correction: toWholeCorrection(redacao) };
    },
  };
}
