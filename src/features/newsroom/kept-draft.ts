import type { AnnouncementText } from '@/domain/announcements/announcement';
import { createKept } from '@/lib/create-kept';

/** An announcement that was being written when its editor went away unasked; `id` is null for a new one. */
export const keptDraft = createKept<{ id: string | null; text: AnnouncementText }>('announcement', {
  id: null,
  text: { titulo: '', conteudo: '' },
});
