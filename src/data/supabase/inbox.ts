import { AppError } from '@/contracts/app-error';
import { InboxRowSchema } from '@/contracts/messages';
import { readableItems } from '../local/create-local-store';
import { allPages } from './all-pages';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import type { InboxBackend } from '../ports/inbox';

/** The messages of all users; the policies show them to developers only. */
export default function createInbox({ session }: { session: ConnectedSession }): InboxBackend {
  const query = queryAsUser(session);
  return {
    async list() {
      const rows = await allPages((from, to) =>
        query((supabase) => supabase.rpc('mensagens_recebidas', { p_de: from, p_quantas: to - from + 1 })),
      );
      return readableItems(InboxRowSchema, rows).map((row) => ({ ...row, telefone: row.telefone ?? '' }));
    },
    async setStatus(id, status) {
      const changed = await query((supabase) =>
        supabase.from('feedback_mensagens').update({ status }).eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
  };
}
