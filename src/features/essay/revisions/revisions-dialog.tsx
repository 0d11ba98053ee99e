import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftKeeper } from '../draft-keeper';
import { edit } from '../draft-moves';
import { RevisionList, RevisionText, revisionTime, words } from './revision-list';
import type { RevisionStore } from '@/data/services';
import { useServices } from '@/data/services-context';
import type { Revision } from '@/domain/essay/revisions';
import { isBlank } from '@/domain/essay/send-rules';
import type { Query } from '@/lib/query';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';

type RevisionsDialogProps = {
  open: boolean;
  onClose(): void;
  keeper: DraftKeeper;
  /** False while a correction runs or another tab edits. */
  canRestore: boolean;
  /** Called when the revision is on the sheet. */
  onRestored(): void;
};

const NOT_NOW = 'Agora não dá: a redação está em outra aba ou sendo corrigida.';

const NOT_UNDONE = {
  title: 'Não deu para desfazer',
  description: 'A redação foi fechada, está em outra aba ou sendo corrigida.',
  variant: 'destructive',
} as const;

/** Earlier states of the sheet, grouped by essay, with time and word count; each state can be viewed and restored. */
export function RevisionsDialog({ open, onClose, keeper, canRestore, onRestored }: RevisionsDialogProps) {
  const { now } = useServices();
  const revisions = useRevisions(open);
  const [shown, setShown] = useState<Revision | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const refusalId = useId();
  /**
   * The current value of `canRestore`, because a toast outlives the render that created it; false once the editor
   * was left.
   */
  const canUndo = useRef(canRestore);

  useEffect(() => {
    canUndo.current = canRestore;
    return () => void (canUndo.current = false);
  }, [canRestore]);

  function show(revision: Revision | null) {
    const last = shown;
    flushSync(() => setShown(revision));
    // Moves the focus to the text, or back to the row in the list.
    const target = revision ? '[data-revision-text]' : `[data-order="${last?.order}"]`;
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }

  function close() {
    setShown(null);
    onClose();
  }

  function restore(revision: Revision) {
    if (!revisions.data) return;
    const { keep } = revisions.data;
    const before = keeper.get().draft;
    void keep(before, 'before-restore');
    keeper.change((draft) => edit(draft, { theme: revision.theme, essay: revision.essay }));
    keeper.flush();
    close();
    onRestored();
    notify({
      title: 'Versão restaurada',
      // A blank sheet is not stored as a revision.
      description: isBlank(before.essay)
        ? undefined
        : 'O texto que estava na folha virou uma versão anterior.',
      action: {
        label: 'Desfazer',
        onPress() {
          if (!canUndo.current) return notify(NOT_UNDONE);
          const since = keeper.get().draft;
          if (since.essay !== revision.essay || since.theme !== revision.theme)
            void keep(since, 'before-restore');
          keeper.change(() => before);
          keeper.flush();
        },
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="wide"
      title={shown ? `Versão de ${revisionTime(shown.at, now())}` : 'Versões anteriores'}
      description={shown ? words(shown.words) : description(revisions.data)}
      footer={
        shown && (
          <>
            <Button variant="outline" onClick={() => show(null)}>
              Ver as outras
            </Button>
            <Button
              disabled={!canRestore}
              aria-describedby={canRestore ? undefined : refusalId}
              onClick={() => restore(shown)}
            >
              Restaurar esta versão
            </Button>
          </>
        )
      }
    >
      <div ref={box}>
        {shown ? (
          <>
            <RevisionText revision={shown} />
            {!canRestore && (
              <p id={refusalId} className="mt-3 text-sm text-ink-2">
                {NOT_NOW}
              </p>
            )}
          </>
        ) : (
          <Loaded
            query={revisions}
            placeholder={<Loading />}
            failed={{
              title: 'As versões não abriram agora',
              note: 'O texto da folha está guardado. Tente de novo em instantes.',
              className: '',
            }}
          >
            {({ all }) => (
              <RevisionList revisions={all} now={now()} current={keeper.get().draft} onShow={show} />
            )}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

function description(revisions: Revisions | undefined): string {
  if (revisions && !revisions.isKept) {
    return 'O navegador não deixou guardar as versões no aparelho: elas existem só enquanto esta aba estiver aberta.';
  }
  return 'Guardadas neste aparelho quando você faz uma pausa e antes de apagar um trecho.';
}

function Loading() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

type Revisions = { all: readonly Revision[]; isKept: boolean; keep: RevisionStore['keep'] };

/** The revisions while the dialog is open, updated when a revision is added. */
function useRevisions(open: boolean): Query<Revisions> {
  const { revisions: store } = useServices();
  const [data, setData] = useState<Revisions>();
  const [isError, setIsError] = useState(false);
  const isWanted = open && !isError;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const { isKept, keep } = store;
    const show = async () => {
      const all = await store.list();
      if (isCurrent) setData({ all, isKept: isKept.get(), keep });
    };
    const unsubscribe = store.version.subscribe(() => {
      // If loading fails, the displayed list stays.
      show().catch(() => undefined);
    });
    show().catch(() => isCurrent && setIsError(true));
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [isWanted, store]);

  return { data, isError, refetch: () => setIsError(false) };
}
