import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorCode } from '@/contracts/app-error';
import { formatDateTime } from '@/copy/dates';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import {
  type Announcement,
  type AnnouncementText,
  AUDIENCE_NAMES,
  isOut,
} from '@/domain/announcements/announcement';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { useShownTitle } from '@/lib/use-shown-title';
import { useSaveAnnouncement } from '@/queries/announcement-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { NewerVersion } from '@/ui/newer-version';
import { notify } from '@/ui/toast';
import { AnnouncementFields } from './announcement-fields';
import { LivePreview, type RenderArticle } from './live-preview';
import { useAnnouncementForm } from './use-announcement-form';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

type AnnouncementEditorProps = {
  /** Current state of the announcement; null for a new one. */
  announcement: Announcement | null;
  renderArticle: RenderArticle;
  onClose: () => void;
};

/** Creates or edits an announcement, with a live preview beside the form. */
export function AnnouncementEditor({ announcement, renderArticle, onClose }: AnnouncementEditorProps) {
  // The announcement as it was when the editor opened, because a change by somebody else must not reset the fields
  // being edited.
  const [opened] = useState(announcement);
  const [isSaved, setIsSaved] = useState(false);
  // The version on which the fields are based, or a teammate's version that the user has seen since then. Saving
  // overwrites only that version.
  const [seen, setSeen] = useState(announcement);
  const { form, hasDraft, markClean, follow } = useAnnouncementForm(opened);
  const saved = () => {
    markClean();
    setIsSaved(true);
  };
  const { isNew, isBusy, failure, submit } = useAnnouncementSubmit({ seen, onSaved: saved });
  const newer = !isSaved && isChangedElsewhere(seen, announcement) ? announcement : null;
  const { now } = useServices();
  const { isDirty } = form.formState;
  // Publication time if the announcement was public when the editor opened, otherwise null. Not updated, because a
  // scheduled announcement may become public while it is being edited.
  const [outSince] = useState(() => (opened && isOut(opened, now()) ? opened.publicar_em : null));
  const isScheduled = useWatch({ control: form.control, name: 'publicar_em' }) !== '';
  const guard = useLeaveGuard({ isActive: isDirty, discard: markClean });
  const heading = useRef<HTMLHeadingElement>(null);
  const title = opened ? 'Editar comunicado' : 'Novo comunicado';
  useShownTitle(`${title} · ${PRODUCT_NAME}`);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved && !isDirty) close();
  }, [isSaved, isDirty]);

  const submitInTime = async (text: AnnouncementText) => {
    if (text.publicar_em === null || Date.parse(text.publicar_em) > now().getTime()) {
      // Pressing the button below the newer text implies having read it.
      setSeen(announcement);
      return submit(text, announcement);
    }
    form.setError('publicar_em', { message: TOO_LATE }, { shouldFocus: true });
  };

  const incomplete = () => {
    const { titulo, conteudo } = form.getValues();
    if (titulo.trim() === '' || conteudo.trim() === '') notify(messages.announcementIncomplete);
  };

  return (
    <>
      <h2 id="announcement-editor" ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
        {title}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-9 lg:grid-cols-2 lg:gap-10">
        <form
          noValidate
          aria-labelledby="announcement-editor"
          onSubmit={(event) => void form.handleSubmit(submitInTime, incomplete)(event)}
          className="grid content-start gap-4 self-start rounded-lg border bg-paper p-5 shadow-sheet sm:p-6"
        >
          {hasDraft && (
            <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
              O que você tinha escrito está aqui. Confira e {isNew ? 'publique' : 'salve'}.
            </p>
          )}
          <AnnouncementFields form={form} isBusy={isBusy} outSince={isNew ? null : outSince} />
          {!newer && <FormFailure sentence={failure} />}
          {newer ? (
            <NewerVersion
              title="Outra pessoa mudou este comunicado enquanto você editava"
              note="Leia o que está salvo agora e escolha qual fica; o seu texto continua nos campos."
              actions={
                <>
                  <Button
                    variant="outline"
                    disabled={isBusy}
                    onClick={() => {
                      follow(newer);
                      setSeen(newer);
                    }}
                  >
                    Ficar com o salvo
                  </Button>
                  <Button type="submit" busy={isBusy} busyLabel="Salvando...">
                    Salvar o meu
                  </Button>
                </>
              }
            >
              <div className="max-h-96 min-w-0 overflow-y-auto">
                <p className="font-serif font-bold wrap-anywhere">{newer.titulo}</p>
                <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{newer.conteudo}</p>
                <p className="num mt-1 text-sm text-muted">
                  {AUDIENCE_NAMES[newer.publico]} · {formatDateTime(newer.publicar_em)}
                  {newer.fixado && ' · Fixado no topo'}
                </p>
              </div>
            </NewerVersion>
          ) : (
            <div className="flex flex-col-reverse gap-3 sm:flex-row">
              <Button variant="outline" disabled={isBusy} onClick={onClose}>
                Cancelar
              </Button>
              <Button
                type="submit"
                busy={isBusy}
                busyLabel={!isNew ? 'Salvando...' : isScheduled ? 'Agendando...' : 'Publicando...'}
              >
                {!isNew ? 'Salvar' : isScheduled ? 'Agendar' : 'Publicar'}
              </Button>
            </div>
          )}
        </form>
        <LivePreview form={form} opened={opened} renderArticle={renderArticle} />
      </div>
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="O que você escreveu neste comunicado ainda não foi publicado."
      />
    </>
  );
}

function isChangedElsewhere(seen: Announcement | null, now: Announcement | null): boolean {
  return seen !== null && now !== null && EDITED.some((field) => seen[field] !== now[field]);
}

const EDITED = ['titulo', 'conteudo', 'publico', 'publicar_em', 'fixado'] as const;

const TOO_LATE = 'Este horário já passou. Escolha outro, ou deixe em branco para publicar agora.';

type SubmitOptions = {
  /** null publishes a new announcement. */
  seen: Announcement | null;
  onSaved(): void;
};

/**
 * Publishes or updates an announcement and shows the outcome in a toast. After a failure, the fields keep their
 * values. If the announcement was deleted meanwhile, the next submit publishes it as a new announcement.
 */
function useAnnouncementSubmit({ seen, onSaved }: SubmitOptions) {
  const saving = useSaveAnnouncement();
  const [isGone, setIsGone] = useState(false);
  const target = isGone || !seen ? null : seen.id;

  async function submit(text: AnnouncementText, over: Announcement | null) {
    if (saving.isPending) return;
    try {
      const result = await saving.mutateAsync({ id: target, text, seen: over ?? undefined });
      // On a conflict, the list has already been refetched, and the stored version is shown.
      if (result === 'conflict') return;
    } catch (error) {
      if (isDeleted(target, error)) setIsGone(true);
      notify(target === null ? messages.announcementCreateFailed : messages.announcementEditFailed);
      return;
    }
    notify(target === null ? messages.announcementCreated : messages.announcementUpdated);
    onSaved();
  }

  return { isNew: target === null, isBusy: saving.isPending, failure: failureOf(saving), submit };
}

function failureOf({ data, error, variables }: ReturnType<typeof useSaveAnnouncement>): string | null {
  if (data === 'conflict') return CHANGED_MEANWHILE;
  if (!error) return null;
  return isDeleted(variables.id, error) ? DELETED_MEANWHILE : formErrorSentence(error);
}

const isDeleted = (id: string | null, error: unknown) => id !== null && errorCode(error) === 'not-found';

const CHANGED_MEANWHILE =
  'Outra pessoa mudou este comunicado enquanto você editava, e não deu para ler o novo. Seu texto continua aqui: tente de novo.';

const DELETED_MEANWHILE =
  'Este comunicado foi excluído enquanto você editava. Seu texto continua aqui: você pode publicá-lo como um comunicado novo.';
