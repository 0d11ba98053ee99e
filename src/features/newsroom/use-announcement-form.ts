import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnnouncementFormSchema } from '@/contracts/announcement-form';
import { useServices, useSessionUser } from '@/data/services-context';
import {
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementText,
  isOut,
} from '@/domain/announcements/announcement';
import { saoPauloLocalTime } from '@/domain/time/local-time';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

const EMPTY: AnnouncementDraft = {
  titulo: '',
  conteudo: '',
  publico: 'todos',
  publicar_em: '',
  fixado: false,
};

/**
 * The form of an announcement. When the editor unmounts with unsaved changes, for example because the session ended, the
 * text is stored as a draft and restored at the next opening.
 */
export function useAnnouncementForm(opened: Announcement | null) {
  const { id: userId } = useSessionUser();
  const { now } = useServices();
  const id = opened?.id ?? null;
  const [restored] = useState(() => {
    const draft = announcementDraft.find(userId);
    return draft?.id === id ? draft.text : null;
  });
  const form = useForm<AnnouncementDraft, unknown, AnnouncementText>({
    resolver: zodResolver(AnnouncementFormSchema),
    defaultValues: opened ? toDraft(opened, now()) : EMPTY,
  });
  const { reset, getValues } = form;
  const { isDirty } = form.formState;

  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);

  useKeepUnsaved(
    isDirty,
    () => announcementDraft.keep(userId, { id, text: getValues() }),
    announcementDraft.drop,
  );

  return {
    form,
    hasDraft: restored !== null,
    /** After the text was saved or discarded: drops the draft and resets the dirty state. */
    markClean() {
      announcementDraft.drop();
      reset(getValues());
    },
    /** Gives up the own text for what is stored by now. */
    follow(announcement: Announcement) {
      announcementDraft.drop();
      reset(toDraft(announcement, now()));
    },
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
