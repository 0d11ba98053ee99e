import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ReceivedEssayRowSchema,
  PhotographedEssaySchema,
  PhotographAnswerSchema,
} from '@/contracts/photographed-essays';
import { PhotoConfirmationSchema } from '@/contracts/class-parts';
import { queryAsUser } from './client';
import { toWholeCorrection } from './essays';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { PhotographedEssayBackend } from '../ports/photographed-essays';

/** Sheets on the server. Each method takes one request. */
export default function createPhotographedEssays({
  session,
}: {
  session: ConnectedSession;
}): PhotographedEssayBackend {
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
      const parsed = parseAnswer(PhotographAnswerSchema, answer);
      return 'motivo' in parsed ? parsed.motivo : null;
    },
    async remove(submissionId) {
      await query((supabase) => supabase.rpc('apagar_folha', { p_envio: submissionId }));
    },
    async received() {
      const rows = await query((supabase) => supabase.rpc('folhas_recebidas'));
      return parseAnswer(z.array(PhotographedEssaySchema), rows);
    },
    async receivedEssay(submissionId) {
      if (!isUuid(submissionId)) return null;
      const answer = await query((supabase) => supabase.rpc('folha_recebida', { p_envio: submissionId }));
      const row = parseAnswer(z.nullable(ReceivedEssayRowSchema), answer);
      if (!row) return null;
      const { redacao, ...photographed } = row;
      return { ...photographed, correction: toWholeCorrection(redacao) };
    },
  };
}
