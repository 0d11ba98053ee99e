import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnnouncementFormSchema } from '@/contracts/announcement-form';
import { useSessionUser } from '@/data/services-context';
import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { keptDraft } from './kept-draft';

const EMPTY: AnnouncementText = { titulo: '', conteudo: '' };

/**
 * The two fields of an announcement, as it was when the editor opened or as they were left behind. Whatever takes the
 * editor away without asking, the end of a session most of all, leaves them behind.
 */
export function useAnnouncementForm(opened: Announcement | null) {
  const { id: userId } = useSessionUser();
  const id = opened?.id ?? null;
  const [kept] = useState(() => {
    const draft = keptDraft.find(userId);
    return draft?.id === id ? draft.text : null;
  });
  const form = useForm<AnnouncementText>({
    resolver: zodResolver(AnnouncementFormSchema),
    defaultValues: opened ? { titulo: opened.titulo, conteudo: opened.conteudo } : EMPTY,
  });
  const { reset, getValues } = form;
  const { isDirty } = form.formState;

  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);

  useKeepUnsaved(isDirty, () => keptDraft.keep(userId, { id, text: getValues() }), keptDraft.drop);

  return {
    form,
    hasKept: kept !== null,
    /** The text is saved, or nobody wants it: from now on there is nothing to lose. */
    settle() {
      keptDraft.drop();
      reset(getValues());
    },
  };
}

export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>['form'];
