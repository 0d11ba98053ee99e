import * as z from 'zod/mini';
import { NoticesSchema } from '@/contracts/notices';
import { TranscriberStatusSchema } from '@/contracts/transcription';
import { AmountColumn } from '@/contracts/values';
import { callFunction } from './call-function';
import { answerOf, queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { NoticeBackend } from '../ports/notices';

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
