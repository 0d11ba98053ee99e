import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { KeptDraftSchema, ReviewDraftSchema, ReviewQueueSchema } from '@/contracts/review-queue';
import { WithdrawnReviewSchema } from '@/contracts/class-parts';
import { KeptCommentSchema } from '@/contracts/remarks';
import { AmountColumn } from '@/contracts/values';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import type { ReviewBackend } from '../ports/reviews';

/** Reviews of the teacher's classrooms. Each method takes one request, whatever the size of the classrooms. */
export default function createReviews({ session }: { session: ConnectedSession }): ReviewBackend {
  const query = queryAsUser(session);
  return {
    async queue({ estado, ordem, sala, tema, busca }, limit) {
      const answer = await query((supabase) =>
        supabase.rpc('fila_de_revisao', {
          p_estado: estado,
          p_ordem: ordem,
          ...(sala !== '' && { p_sala: sala }),
          ...(tema !== '' && { p_tema: tema }),
          p_busca: busca,
          p_limite: limit,
        }),
      );
      return parseAnswer(ReviewQueueSchema, answer);
    },
    async waiting() {
      return parseAnswer(AmountColumn, await query((supabase) => supabase.rpc('redacoes_a_revisar')));
    },
    async draft(submissionId) {
      if (!isUuid(submissionId)) return null;
      const answer = await query((supabase) =>
        supabase.rpc('rascunho_da_revisao', { p_envio: submissionId }),
      );
      return parseAnswer(z.nullable(ReviewDraftSchema), answer);
    },
    async keepDraft(submissionId, items, remarks, seen) {
      const answer = await query((supabase) =>
        supabase.rpc('guardar_rascunho', {
          p_envio: submissionId,
          p_itens: [...items],
          ...(remarks && { p_anotacoes: remarks }),
          ...(seen && { p_versao: seen.versao, p_revisao_versao: seen.revisao_versao }),
        }),
      );
      const kept = parseAnswer(KeptDraftSchema, answer);
      if (!kept) throw new AppError('not-found');
      return kept.ok ? { versao: kept.versao } : { newer: kept.atual };
    },
    async withdrawn({ classroomId, submissionId } = {}) {
      if ([classroomId, submissionId].some((id) => id !== undefined && !isUuid(id))) return [];
      const rows = await query((supabase) =>
        supabase.rpc('revisoes_de_retiradas', {
          ...(classroomId && { p_sala: classroomId }),
          ...(submissionId && { p_envio: submissionId }),
        }),
      );
      return parseAnswer(z.array(WithdrawnReviewSchema), rows);
    },
    async keptComments() {
      const rows = await query((supabase) => supabase.rpc('banco_de_comentarios'));
      return parseAnswer(z.array(KeptCommentSchema), rows);
    },
    async keepComment({ id, texto, competencia }) {
      const isKept = await query((supabase) =>
        supabase.rpc('guardar_comentario', {
          p_id: id,
          p_texto: texto,
          ...(competencia !== null && { p_competencia: competencia }),
        }),
      );
      if (!isKept) throw new AppError('refused');
    },
    async forgetComment(id) {
      await query((supabase) => supabase.rpc('excluir_comentario', { p_id: id }));
    },
    async countUse(id) {
      await query((supabase) => supabase.rpc('usar_comentario', { p_id: id }));
    },
  };
}
