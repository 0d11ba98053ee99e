import { useSyncExternalStore } from 'react';
import { useSessionUser } from '@/data/services-context';
import type { Announcement } from '@/domain/announcements/announcement';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { keptDraft } from './kept-draft';
import { NEW, type EditorLink } from './editor-link';

type KeptDraftNoticeProps = { announcements: readonly Announcement[] | undefined; linkTo: EditorLink };

/** The way back to what was being written when the editor went away, and to nothing of it. */
export function KeptDraftNotice({ announcements, linkTo }: KeptDraftNoticeProps) {
  const { id: userId } = useSessionUser();
  // Followed: the editor leaves it behind a moment after the list has come in its place.
  const kept = useSyncExternalStore(keptDraft.subscribe, () => keptDraft.find(userId));
  if (!kept || !announcements) return null;
  // What it was to change may be gone by now: then it becomes a new one.
  const isThere = announcements.some(({ id }) => id === kept.id);
  return (
    <section
      aria-label="Rascunho"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-hl-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        Você deixou um comunicado por terminar{kept.text.titulo && <>: “{kept.text.titulo}”</>}.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          {...linkTo(isThere && kept.id !== null ? kept.id : NEW)}
          size="small"
          onClick={() => {
            if (!isThere) keptDraft.keep(userId, { ...kept, id: null });
          }}
        >
          Continuar
        </LinkButton>
        <Button variant="ghost" size="small" onClick={() => keptDraft.drop()}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
