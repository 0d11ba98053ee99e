import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  KeptDraftSchema,
  ReviewDraftSchema,
  ReviewQueueSchema,
  type ReviewDraft,
} from '@/contracts/review-queue';
import { type DraftItem, WithdrawnReviewSchema } from '@/contracts/class-parts';
import { KeptCommentSchema } from '@/contracts/annotations';
import { AmountColumn } from '@/contracts/values';
import type { Annotations } from '@/domain/classrooms/annotations';
import type { WithdrawnReview } from '@/domain/classrooms/sent-essay';
import type { KeptComment } from '@/domain/classrooms/comment-bank';
import type { QueueFilter, ReviewQueue } from '@/domain/classrooms/review-queue';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';

/** The versions of the draft that was read and of the published review below it; 0 for none. */
export type SeenDraft = { versao: number; revisao_versao: number };

/** Essays awaiting a review in all classrooms of a teacher, and the drafts of reviews. */
export type ReviewBackend = {
  /** The first `limit` (up to 200) essays that match a filter. */
  queue(filter: QueueFilter, limit: number): Promise<ReviewQueue>;
  /** The number of essays waiting for a review. */
  waiting(): Promise<number>;
  /** The saved draft of an essay's review; null if there is none. */
  draft(sentId: string): Promise<ReviewDraft | null>;
  /**
   * Saves the form; without items it deletes the draft. Returns its version, or the stored draft
   * if that is not the one of `seen.versao`: then nothing is saved. Without `seen`, only the caller's own is replaced.
   */
  keepDraft(
    sentId: string,
    items: readonly DraftItem[],
    annotations?: Annotations,
    seen?: SeenDraft,
  ): Promise<{ versao: number } | { newer: ReviewDraft }>;
  /**
   * Reviews of withdrawn essays, the latest first: of all taught classes, or of one class or one submission only;
   * for a student, the own ones.
   */
  withdrawn(only?: { classroomId?: string; sentId?: string }): Promise<WithdrawnReview[]>;
  /** Reusable comments: the own ones and those of co-teachers; the most used first. */
  keptComments(): Promise<KeptComment[]>;
  /** Stores a comment under an id, or changes the own one of that id. Equal texts are stored once; 500 at most (`refused`). */
  keepComment(comment: Pick<KeptComment, 'id' | 'texto' | 'competencia'>): Promise<void>;
  /** Idempotent. */
  forgetComment(id: string): Promise<void>;
  /** Counts one use. */
  countUse(id: string): Promise<void>;
};

/** Reviews of the teacher's classrooms. Each method takes one request, whatever their size. */
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
    async draft(sentId) {
      if (!isUuid(sentId)) return null;
      const answer = await query((supabase) => supabase.rpc('rascunho_da_revisao', { p_envio: sentId }));
      return parseAnswer(z.nullable(ReviewDraftSchema), answer);
    },
    async keepDraft(sentId, items, annotations, seen) {
      const answer = await query((supabase) =>
        supabase.rpc('guardar_rascunho', {
          p_envio: sentId,
          p_itens: [...items],
          ...(annotations && { p_anotacoes: annotations }),
          ...(seen && { p_versao: seen.versao, p_revisao_versao: seen.revisao_versao }),
        }),
      );
      const kept = parseAnswer(KeptDraftSchema, answer);
      if (!kept) throw new AppError('not-found');
      return kept.ok ? { versao: kept.versao } : { newer: kept.atual };
    },
    async withdrawn({ classroomId, sentId } = {}) {
      if ([classroomId, sentId].some((id) => id !== undefined && !isUuid(id))) return [];
      const rows = await query((supabase) =>
        supabase.rpc('revisoes_de_retiradas', {
          ...(classroomId && { p_sala: classroomId }),
          ...(sentId && { p_envio: sentId }),
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
