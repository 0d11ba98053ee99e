import { useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useLateServices } from '@/data/use-late-services';
import type { AnnouncementText } from '@/domain/announcements/announcement';
import { notify } from '@/ui/toast';

type SubmitOptions = {
  /** null publishes a new one. */
  id: string | null;
  onSaved(): void;
};

/**
 * Publishes or changes an announcement and says how it went, in the words of the catalogue; a failure leaves the fields
 * as they are. One that was deleted meanwhile is published anew by the next try.
 */
export function useAnnouncementSubmit({ id, onSaved }: SubmitOptions) {
  const { newsroom } = useLateServices();
  const [isBusy, setIsBusy] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const target = isGone ? null : id;

  async function submit(text: AnnouncementText) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await (target === null ? newsroom.publish(text) : newsroom.edit(target, text));
    } catch (error) {
      const wasDeleted = target !== null && errorCode(error) === 'not-found';
      setIsGone(isGone || wasDeleted);
      setFailure(wasDeleted ? DELETED_MEANWHILE : formErrorSentence(error));
      notify(target === null ? messages.announcementCreateFailed : messages.announcementEditFailed);
      return;
    } finally {
      setIsBusy(false);
    }
    notify(target === null ? messages.announcementCreated : messages.announcementUpdated);
    onSaved();
  }

  return { isNew: target === null, isBusy, failure, submit };
}

const DELETED_MEANWHILE =
  'Este comunicado foi excluído enquanto você editava. Seu texto continua aqui: você pode publicá-lo como um comunicado novo.';
