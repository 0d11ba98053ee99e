import { zodResolver } from '@hookform/resolvers/zod';
import { AnnouncementFormSchema } from '@/contracts/announcement-form';
import { useServices } from '@/data/services-context';
import {
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementText,
  isOut,
} from '@/domain/announcements/announcement';
import { saoPauloLocalTime } from '@/domain/time/local-time';
import { createUnsavedStore, type UnsavedStore } from '@/lib/unsaved-store';
import { useDurableForm } from '@/queries/use-durable-form';

const EMPTY: AnnouncementDraft = {
  titulo: '',
  conteudo: '',
  publico: 'todos',
  publicar_em: '',
  fixado: false,
};

/** The form of an announcement; unsaved values become the draft offered by the list. */
export function useAnnouncementForm(opened: Announcement | null) {
  const { now } = useServices();
  const { form, restored, settle } = useDurableForm<AnnouncementDraft, AnnouncementText>({
    store: textOfDraft,
    id: opened?.id ?? null,
    resolver: zodResolver(AnnouncementFormSchema),
    defaultValues: opened ? toDraft(opened, now()) : EMPTY,
  });
  return {
    form,
    hasDraft: restored !== null,
    /** Called after the text was saved or discarded. */
    markClean: () => settle(),
    /** Replaces the form's values with the stored announcement. */
    follow: (announcement: Announcement) => settle(toDraft(announcement, now())),
  };
}

function toDraft(announcement: Announcement, now: Date): AnnouncementDraft {
  const { titulo, conteudo, publico, fixado, publicar_em } = announcement;
  const time = isOut(announcement, now) ? '' : saoPauloLocalTime(new Date(publicar_em));
  return { titulo, conteudo, publico, fixado, publicar_em: time };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>['form'];

/** The unsaved text of an announcement, on this device; `id` is null for a new one. */
export const announcementDraft = createUnsavedStore<{ id: string | null; text: AnnouncementDraft }>(
  'announcement',
  {
    id: null,
    text: EMPTY,
  },
);

/** The draft as a store for this form. All announcements share a single draft. */
const textOfDraft: UnsavedStore<AnnouncementDraft> = {
  keep: (userId, text, id = null) => announcementDraft.keep(userId, { id, text }),
  find(userId, id = null) {
    const draft = announcementDraft.find(userId);
    return draft?.id === id ? draft.text : null;
  },
  drop: () => announcementDraft.drop(),
};
