import { AppError } from '@/contracts/app-error';
import { createInsertOnce } from './insert-once';
import type { ConnectedSession } from './session-repository';
import { queryAsUser, signedIn } from './client';
import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';

/** What the team tells everybody; only developers write it. */
export type AnnouncementBackend = {
  /** Newest first. */
  list(): Promise<Announcement[]>;
  publish(text: AnnouncementText): Promise<void>;
  edit(id: string, text: AnnouncementText): Promise<void>;
  remove(id: string): Promise<void>;
};

/** Everybody reads them; the policies let developers alone write. */
export default function createAnnouncements({ session }: { session: ConnectedSession }): AnnouncementBackend {
  const query = queryAsUser(session);
  const insertOnce = createInsertOnce();
  return {
    list: () =>
      query((supabase) =>
        supabase
          .from('comunicados')
          .select('id,titulo,conteudo,criado_em,autor_nome')
          .order('criado_em', { ascending: false })
          .order('id'),
      ),
    async publish({ titulo, conteudo }) {
      await insertOnce(await signedIn(session), 'comunicados', { titulo, conteudo });
    },
    async edit(id, { titulo, conteudo }) {
      const changed = await query((supabase) =>
        supabase.from('comunicados').update({ titulo, conteudo }).eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
    async remove(id) {
      const changed = await query((supabase) =>
        supabase.from('comunicados').delete().eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
  };
}
