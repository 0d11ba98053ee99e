import { AnnouncementRowSchema } from '@/contracts/announcements';
import { AppError } from '@/contracts/app-error';
import { readableItems } from '../local/create-local-store';
import { changeRow } from './change-row';
import { createInsertOnce } from './insert-once';
import type { ConnectedSession } from './session-repository';
import { queryAsUser, signedIn } from './client';
import type { AnnouncementText, Audience } from '@/domain/announcements/announcement';
import type { AnnouncementBackend } from '../ports/announcements';

/**
 * Publication time for "now": the server replaces a time in the past by the current time, and keeps the time of an
 * announcement that is already published.
 */
const AT_ONCE = new Date(0).toISOString();

/** The policies show each reader the published announcements for them; only developers may write. */
export default function createAnnouncements({ session }: { session: ConnectedSession }): AnnouncementBackend {
  const query = queryAsUser(session);
  const insertOnce = createInsertOnce();
  return {
    async list() {
      const rows = await query((supabase) =>
        supabase
          .from('comunicados')
          .select('id,titulo,conteudo,criado_em,autor_nome,publico,publicar_em,fixado')
          .order('fixado', { ascending: false })
          .order('publicar_em', { ascending: false })
          .order('id'),
      );
      return readableItems(AnnouncementRowSchema, rows);
    },
    async publish(text) {
      await insertOnce(await signedIn(session), 'comunicados', toRow(text));
    },
    async edit(id, text, seen) {
      const row = toRow(text);
      if (!seen) {
        const changed = await query((supabase) =>
          supabase.from('comunicados').update(row).eq('id', id).select('id'),
        );
        if (changed.length === 0) throw new AppError('not-found');
        return 'saved';
      }
      const result = await changeRow<ReturnType<typeof toRow>>(
        {
          async read() {
            const [found] = await query((supabase) =>
              supabase
                .from('comunicados')
                .select('titulo,conteudo,publico,publicar_em,fixado,versao')
                .eq('id', id),
            );
            if (!found) return null;
            const { versao, ...rest } = found;
            return { row: { ...rest, publico: rest.publico as Audience }, versao };
          },
          write: async (versao) =>
            (
              await query((supabase) =>
                supabase.from('comunicados').update(row).eq('id', id).eq('versao', versao).select('id'),
              )
            ).length > 0,
        },
        row,
        seen,
      );
      if (result === 'missing') throw new AppError('not-found');
      return result;
    },
    async remove(id) {
      const changed = await query((supabase) =>
        supabase.from('comunicados').delete().eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
  };
}

function toRow({ titulo, conteudo, publico, publicar_em, fixado }: AnnouncementText) {
  return { titulo, conteudo, publico, publicar_em: publicar_em ?? AT_ONCE, fixado };
}
