import { NoticesSchema } from '@/contracts/notices';
import { AmountColumn } from '@/contracts/values';
import type { Notice } from '@/domain/notices/notice';
import { queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';

/** What happened in the classes of the current user. */
export type NoticeBackend = {
  /** How many are unread. */
  count(): Promise<number>;
  /** The newest first. */
  list(): Promise<Notice[]>;
  /** Marks the notice of this key as read up to this instant, or all of them under `ALL_NOTICES`. Idempotent. */
  markRead(key: string, until: string): Promise<void>;
};

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
  };
}
