import { latestFirst } from '@/domain/time/latest-first';
import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { StoredAnnouncementSchema } from '@/contracts/announcements';
import type { Announcement } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { randomCode } from '@/lib/random-code';
import type { AnnouncementBackend } from '../supabase/announcements';
import { areaKeys } from '../local/keys';
import { createLocalStore, readableItems, updateOrFail } from '../local/create-local-store';
import { developerOf, type DemoPorts } from './ports';

/** What everybody on this device reads: announcements of our own, until a developer has changed something. */
export default function createAnnouncements(ports: DemoPorts): AnnouncementBackend {
  const { context } = ports;
  const store = createLocalStore<readonly Announcement[] | null>({
    key: areaKeys.announcements,
    schema: z.nullable(z.array(StoredAnnouncementSchema)),
    fallback: null,
    storage: context.storage,
    salvage: (raw) => (Array.isArray(raw) ? readableItems(StoredAnnouncementSchema, raw) : null),
  });

  function change(work: (list: readonly Announcement[]) => readonly Announcement[]): void {
    updateOrFail(store, (list) => work(list ?? SAMPLE_ANNOUNCEMENTS));
  }

  return {
    list: async () => (store.get() ?? SAMPLE_ANNOUNCEMENTS).toSorted(latestFirst('criado_em')),
    async publish(text) {
      const announcement = {
        ...trimmed(text),
        id: randomCode(),
        criado_em: context.now().toISOString(),
        autor_nome: developerOf(ports).name,
      };
      change((list) => [announcement, ...list]);
    },
    async edit(id, text) {
      developerOf(ports);
      change((list) => {
        const known = find(list, id);
        return list.map((one) => (one === known ? { ...one, ...trimmed(text) } : one));
      });
    },
    async remove(id) {
      developerOf(ports);
      change((list) => {
        const known = find(list, id);
        return list.filter((one) => one !== known);
      });
    },
  };
}

function trimmed({ titulo, conteudo }: Pick<Announcement, 'titulo' | 'conteudo'>) {
  return { titulo: titulo.trim(), conteudo: conteudo.trim() };
}

function find(list: readonly Announcement[], id: string): Announcement {
  const announcement = list.find((one) => one.id === id);
  if (!announcement) throw new AppError('not-found');
  return announcement;
}
