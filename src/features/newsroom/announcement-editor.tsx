import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '@/copy/messages';
import { PRODUCT_NAME } from '@/copy/product';
import type { Announcement } from '@/domain/announcements/announcement';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { useShownTitle } from '@/lib/use-shown-title';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';
import { AnnouncementFields } from './announcement-fields';
import { LivePreview, type RenderArticle } from './live-preview';
import { useAnnouncementForm } from './use-announcement-form';
import { useAnnouncementSubmit } from './use-announcement-submit';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

type AnnouncementEditorProps = {
  /** As it is now; null for a new one. */
  announcement: Announcement | null;
  renderArticle: RenderArticle;
  onClose: () => void;
};

/** Writes a new announcement, or another text for one that is out; what readers will see stands beside it. */
export function AnnouncementEditor({ announcement, renderArticle, onClose }: AnnouncementEditorProps) {
  // What others make of it while it is edited must not change the fields.
  const [opened] = useState(announcement);
  const [isSaved, setIsSaved] = useState(false);
  const { form, hasKept, settle } = useAnnouncementForm(opened);
  const saved = () => {
    settle();
    setIsSaved(true);
  };
  const { isNew, isBusy, failure, submit } = useAnnouncementSubmit({
    id: opened?.id ?? null,
    onSaved: saved,
  });
  const { isClear, ...guard } = useLeaveGuard({ isActive: form.formState.isDirty, discard: settle });
  const heading = useRef<HTMLHeadingElement>(null);
  const title = opened ? 'Editar comunicado' : 'Novo comunicado';
  useShownTitle(`${title} · ${PRODUCT_NAME}`);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved && isClear) close();
  }, [isSaved, isClear]);

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
          onSubmit={(event) => void form.handleSubmit(submit, incomplete)(event)}
          className="grid content-start gap-4 self-start rounded-lg border bg-paper p-5 shadow-sheet sm:p-6"
        >
          {hasKept && (
            <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
              O que você tinha escrito está aqui. Confira e {isNew ? 'publique' : 'salve'}.
            </p>
          )}
          {isChangedElsewhere(opened, announcement) && !isSaved && (
            <p role="status" className="rounded-md bg-warn-bg px-3.5 py-2.5 text-sm text-warn">
              Outra pessoa mudou este comunicado enquanto você editava. Se você salvar, fica o seu texto.
            </p>
          )}
          <AnnouncementFields form={form} isBusy={isBusy} />
          <FormFailure sentence={failure} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <Button variant="outline" disabled={isBusy} data-leaves-page onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" busy={isBusy} busyLabel={isNew ? 'Publicando...' : 'Salvando...'}>
              {isNew ? 'Publicar' : 'Salvar'}
            </Button>
          </div>
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

function isChangedElsewhere(opened: Announcement | null, now: Announcement | null): boolean {
  return (
    opened !== null && now !== null && (opened.titulo !== now.titulo || opened.conteudo !== now.conteudo)
  );
}
