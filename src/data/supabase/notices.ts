import * as z from 'zod/mini';
import { NoticesSchema } from '@/contracts/notices';
import { TranscriberStatusSchema } from '@/contracts/transcription';
import { AmountColumn } from '@/contracts/values';
import type { Notice } from '@/domain/notices/notice';
import { callFunction } from './call-function';
import { answerOf, queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** Notices about events in the classes of the current user. */
export type NoticeBackend = {
  /** The number of unread notices. */
  count(): Promise<number>;
  /** The newest first. */
  list(): Promise<Notice[]>;
  /** Marks the notice of this key as read up to this instant, or all of them under `ALL_NOTICES`. Idempotent. */
  markRead(key: string, until: string): Promise<void>;
  /** Whether the user gets a summary by e-mail; null if the operator sends none. */
  isMailed(): Promise<boolean | null>;
  setMailed(isMailed: boolean): Promise<void>;
  /** Ends the summaries of the user whose mail had this code; returns whether there was one. For visitors too. */
  stopMails(code: string): Promise<boolean>;
};

const STATUS_TIMEOUT_MS = 10_000;

export default function createNotices({ session }: { session: ConnectedSession }): NoticeBackend {
  const query = queryAsUser(session);
  return {
    async count() {
      return parseAnswer(AmountColumn, await query((supabase) => supabase.rpc('avisos_novos')));
    },
    async list() {
      return parseAnswer(NoticesSchema, await query((supabase) => supabase.rpc('meus_avisos')));
    },
    async markRead(key, until) {
      await query((supabase) => supabase.rpc('marcar_avisos', { p_ate: until, p_chave: key }));
    },
    async isMailed() {
      const status = callFunction(session, 'send-notices-by-email', {
        body: { status: true },
        schema: TranscriberStatusSchema,
        timeoutMs: STATUS_TIMEOUT_MS,
        signal: undefined,
      });
      const choice = query((supabase, userId) =>
        supabase.from('avisos_por_email').select('ligado').eq('usuario_id', userId).maybeSingle(),
      );
      const [{ available }, row] = await Promise.all([status, choice]);
      return available ? (row?.ligado ?? false) : null;
    },
    async setMailed(isMailed) {
      await query((supabase) => supabase.rpc('receber_avisos_por_email', { p_sim: isMailed }));
    },
    async stopMails(code) {
      const { client } = await session.connection();
      const answer = await answerOf(client.supabase.rpc('parar_avisos_por_email', { p_codigo: code }));
      return parseAnswer(z.boolean(), answer);
    },
  };
}
