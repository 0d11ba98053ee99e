import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnnouncementFormSchema } from '@/contracts/announcement-form';
import { useSessionUser } from '@/data/services-context';
import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

const EMPTY: AnnouncementText = { titulo: '', conteudo: '' };

/**
 * The form of an announcement. When the editor unmounts with unsaved changes, for example because the session ended, the
 * text is stored as a draft and restored at the next opening.
 */
export function useAnnouncementForm(opened: Announcement | null) {
  const { id: userId } = useSessionUser();
  const id = opened?.id ?? null;
  const [restored] = useState(() => {
    const draft = announcementDraft.find(userId);
    return draft?.id === id ? draft.text : null;
  });
  const form = useForm<AnnouncementText>({
    resolver: zodResolver(AnnouncementFormSchema),
    defaultValues: opened ? { titulo: opened.titulo, conteudo: opened.conteudo } : EMPTY,
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
  };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>['form'];

/** The unsaved text of an announcement, on this device; `id` is null for a new one. */
export const announcementDraft = createUnsavedStore<{ id: string | null; text: AnnouncementText }>(
  'announcement',
  {
    id: null,
    text: EMPTY,
  },
);
