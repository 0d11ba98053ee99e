import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { ClassSentenceSchema, PracticeCardSchema, PracticeStateSchema } from '@/contracts/practice';
import { readableItems } from '../local/create-local-store';
import type { PracticeBackend } from '../ports/practice';
import { answerOf, signedIn, queryAsUser, type Supabase, type TableRequest } from '../supabase/client';
import { parseAnswer } from '../supabase/parse-answer';
import type { ConnectedSession } from '../supabase/session-repository';

const StateAnswerSchema = z.extend(PracticeStateSchema, { cartoes: z.array(z.unknown()) });

/** Practice on the server. Each method takes one request. */
export default function createPractice({ session }: { session: ConnectedSession }): PracticeBackend {
  const query = queryAsUser(session);

  /** Fails if another user is signed in by now, whose answer it would become. */
  async function queryAs(userId: string, request: (supabase: Supabase) => TableRequest<unknown>) {
    const found = await signedIn(session);
    if (found.userId !== userId) throw new AppError('session-lost');
    await answerOf(request(found.supabase), found.token);
  }

  return {
    async state(since, until) {
      const answer = await query((supabase) => supabase.rpc('meu_treino', { p_desde: since, p_ate: until }));
      const { cartoes, ...rest } = parseAnswer(StateAnswerSchema, answer);
      return { cartoes: readableItems(PracticeCardSchema, cartoes), ...rest };
    },
    async unseen(keys) {
      const answer = await query((supabase) => supabase.rpc('cartoes_ineditos', { p_chaves: [...keys] }));
      return parseAnswer(z.array(z.string()), answer);
    },
    answer: ({ id, userId, card, certa, respondida_em }) =>
      queryAs(userId, (supabase) =>
        supabase.rpc('responder_treino', {
          p_id: id,
          p_cartao: card,
          p_certa: certa,
          p_respondida_em: respondida_em,
        }),
      ),
    dismiss: ({ userId, card }) =>
      queryAs(userId, (supabase) => supabase.rpc('dispensar_cartao', { p_cartao: card })),
    async classSentences() {
      const answer = await query((supabase) => supabase.rpc('frases_da_sala'));
      return parseAnswer(z.array(ClassSentenceSchema), answer);
    },
  };
}
