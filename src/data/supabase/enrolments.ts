import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  ClassReviewSchema,
  EnrolmentSchema,
  InvitationSchema,
  JoinAnswerSchema,
  RemovedSchema,
  SendAnswerSchema,
  ShortCodeAnswerSchema,
} from '@/contracts/class-rows';
import { answerOf, queryAsUser } from './client';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { EnrolmentBackend } from '../ports/enrolments';

/** The classes of the current student. */
export default function createEnrolments({ session }: { session: ConnectedSession }): EnrolmentBackend {
  const query = queryAsUser(session);

  return {
    async invitation(code) {
      const { client } = await session.connection();
      const rows = await answerOf(client.supabase.rpc('sala_por_convite', { p_codigo: code }));
      return parseAnswer(z.array(InvitationSchema), rows)[0] ?? null;
    },
    async openShortCode(shortCode) {
      const answer = await query((supabase) => supabase.rpc('abrir_codigo_de_sala', { p_codigo: shortCode }));
      return parseAnswer(ShortCodeAnswerSchema, answer);
    },
    async join(code) {
      const answer = await query((supabase) => supabase.rpc('entrar_na_sala', { p_codigo: code }));
      return parseAnswer(JoinAnswerSchema, answer);
    },
    async list() {
      return parseAnswer(z.array(EnrolmentSchema), await query((supabase) => supabase.rpc('minhas_salas')));
    },
    // If there is nothing to leave or withdraw, it already happened in another tab, or the teacher did it.
    async leave(classroomId) {
      await query((supabase) => supabase.rpc('sair_da_sala', { p_sala: classroomId }));
    },
    async send({ classroomId, essayId, themeId }) {
      if (!isUuid(essayId)) throw new AppError('not-found');
      const answer = await query((supabase) =>
        supabase.rpc('enviar_para_sala', {
          p_sala: classroomId,
          p_redacao: essayId,
          ...(themeId !== null && { p_tema: themeId }),
        }),
      );
      const { ok, motivo } = parseAnswer(SendAnswerSchema, answer);
      if (motivo === 'so_manuscrita') throw new AppError('only-handwritten');
      if (motivo === 'so_digitada') throw new AppError('only-typed');
      if (!ok) throw new AppError('not-found');
    },
    async takeBack(submissionId) {
      await query((supabase) => supabase.rpc('retirar_da_sala', { p_envio: submissionId }));
    },
    async reviews(essayId) {
      // Ids of the local mode are unknown to the server.
      if (!isUuid(essayId)) return [];
      const rows = await query((supabase) => supabase.rpc('revisoes_da_redacao', { p_redacao: essayId }));
      return parseAnswer(z.array(ClassReviewSchema), rows);
    },
    async removals() {
      return parseAnswer(z.array(RemovedSchema), await query((supabase) => supabase.rpc('minhas_remocoes')));
    },
  };
}
