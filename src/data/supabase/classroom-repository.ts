import * as z from 'zod/mini';
import { AppError, errorCode } from '@/contracts/app-error';
import {
  ClassEssayRowSchema,
  ClassroomRowSchema,
  ClassroomSummaryRowSchema,
  InviteRowSchema,
  RecentEssayRowSchema,
  SentEssayRowSchema,
} from '@/contracts/classroom-rows';
import { ReviewRowsSchema } from '@/contracts/review-row';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { ClassroomRepository } from '../class-services';
import { createCounter } from '../local/counter';
import {
  fromReviewItem,
  toClassEssay,
  toClassroom,
  toInvite,
  toRecentEssay,
  toReview,
  toSentEssay,
  toSummary,
} from './classroom-rows';
import type { Answer } from './create-client';
import type { ConnectedLatePorts } from './create-late-services';
import { createInsertOnce } from './insert-once';
import { isUuid } from './is-uuid';
import { readAs } from './read-as';
import { signedIn } from './signed-in';
import type { PostgrestClient } from '@supabase/postgrest-js';

const RECENT_ESSAYS = 10;

/** `motivo` where it did not go well. */
const ThemeAnswerSchema = z.object({
  ok: z.boolean(),
  motivo: z.optional(z.enum(['conflito', 'nao_encontrada'])),
});
/** Without one where the essay is not there. */
const ReviewAnswerSchema = z.object({ revisao: z.optional(ReviewRowsSchema) });
const ChangedSchema = z.array(z.object({ id: z.string() }));

/** The teacher's classrooms on the server. Lists and classes are one request each, whatever is in them. */
export function createClassroomRepository({ session, owner }: ConnectedLatePorts): ClassroomRepository {
  const version = createCounter();
  const insertOnce = createInsertOnce();
  owner.subscribe(version.bump);

  async function ask(question: (tables: PostgrestClient) => Answer): Promise<unknown> {
    const { client } = await signedIn(session);
    return client.ask(question);
  }

  const call = (name: string, given?: object) => ask((tables) => tables.rpc(name, given));

  async function classroom(id: string): Promise<Classroom | null> {
    if (!isUuid(id)) return null;
    const row = readAs(z.nullable(ClassroomRowSchema), await call('sala_do_professor', { p_sala: id }));
    return row && toClassroom(row);
  }

  /** Also what failed may have changed something, or shows that the screen is behind. */
  async function change<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      version.bump();
    }
  }

  /** By a function that answers whether there was something to change. */
  const changeBy = (name: string, given: object) =>
    change(async () => {
      if (readAs(z.boolean(), await call(name, given)) === false) throw new AppError('not-found');
    });

  /** The rows that were changed: none where they are not there, or not the teacher's. */
  const changeRows = (question: (tables: PostgrestClient) => Answer) =>
    change(async () => {
      if (readAs(ChangedSchema, await ask(question)).length === 0) throw new AppError('not-found');
    });

  return {
    version,
    hasSamples: false,
    async summaries() {
      return readAs(z.array(ClassroomSummaryRowSchema), await call('resumo_das_salas')).map(toSummary);
    },
    async recentEssays() {
      const rows = await call('redacoes_recentes_das_salas', { p_limit: RECENT_ESSAYS });
      return readAs(z.array(RecentEssayRowSchema), rows).map(toRecentEssay);
    },
    classroom,
    create: ({ nome, descricao }) =>
      change(async () => insertOnce(await signedIn(session), 'salas', { nome, descricao })),
    edit: (id, { nome, descricao }) =>
      changeRows((tables) => tables.from('salas').update({ nome, descricao }).eq('id', id).select('id')),
    remove: (id) => changeRows((tables) => tables.from('salas').delete().eq('id', id).select('id')),
    setTheme: (id, { tema, dueAt, seenVersion }) =>
      change(async () => {
        const given = { p_sala: id, p_tema: tema, p_prazo: dueAt, p_versao: seenVersion };
        const { ok, motivo } = readAs(ThemeAnswerSchema, await call('definir_tema', given));
        if (ok) return 'set';
        if (motivo === 'conflito') return 'conflict';
        throw new AppError('not-found');
      }),
    expectStudent: (id, name) =>
      change(async () => {
        const asked = await signedIn(session);
        try {
          await insertOnce(asked, 'sala_nomes', { sala_id: id, nome: name });
        } catch (error) {
          // The policy does not say whether the name does not fit or the classroom is gone.
          const isGone = errorCode(error) === 'refused' && !(await classroom(id));
          throw isGone ? new AppError('not-found', error) : error;
        }
      }),
    forgetExpected: (id, expectedId) =>
      changeRows((tables) =>
        tables.from('sala_nomes').delete().eq('sala_id', id).eq('id', expectedId).select('id'),
      ),
    removeStudent: (id, studentId) => changeBy('remover_aluno', { p_sala: id, p_aluno: studentId }),
    restoreStudent: (id, studentId) => changeBy('desfazer_remocao', { p_sala: id, p_aluno: studentId }),
    renewInvite: (id) =>
      change(async () => {
        const row = readAs(z.nullable(InviteRowSchema), await call('renovar_convite', { p_sala: id }));
        if (!row) throw new AppError('not-found');
        return toInvite(row);
      }),
    revokeInvite: (id) => changeBy('revogar_convites', { p_sala: id }),
    async sentEssays(id) {
      const answer = isUuid(id) ? await call('envios_da_sala', { p_sala: id }) : null;
      const rows = readAs(z.nullable(z.array(SentEssayRowSchema)), answer);
      if (!rows) throw new AppError('not-found');
      return rows.map(toSentEssay);
    },
    async essay(sentId) {
      if (!isUuid(sentId)) return null;
      const row = readAs(z.nullable(ClassEssayRowSchema), await call('redacao_da_sala', { p_envio: sentId }));
      return row && toClassEssay(row);
    },
    review: (sentId, items) =>
      change(async () => {
        const given = { p_envio: sentId, p_itens: items.map(fromReviewItem) };
        const { revisao } = readAs(ReviewAnswerSchema, await call('revisar_redacao', given));
        if (!revisao) throw new AppError('not-found');
        return toReview(revisao);
      }),
  };
}
