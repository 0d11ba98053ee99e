import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '@/data/services-context';
import type { DraftVersion } from '@/domain/essay/draft-versions';
import { isBlank } from '@/domain/essay/send-rules';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';
import type { DraftKeeper } from '../draft-keeper';
import { edit } from '../draft-moves';
import { useVersions, type VersionsState } from './use-versions';
import { VersionList } from './version-list';
import { versionTime } from './version-time';
import { words } from './version-words';

type VersionsDialogProps = {
  open: boolean;
  onClose(): void;
  keeper: DraftKeeper;
  /** Not while a correction runs or another tab edits. */
  canRestore: boolean;
  /** The version is on the sheet. */
  onRestored(): void;
};

const NOT_NOW = 'Agora não dá: a redação está em outra aba ou sendo corrigida.';

const NOT_UNDONE = {
  title: 'Não deu para desfazer',
  description: 'A redação foi fechada, está em outra aba ou sendo corrigida.',
  variant: 'destructive',
} as const;

/** What stood on the sheet before: by essay, with its time and words; to read and to bring back. */
export function VersionsDialog({ open, onClose, keeper, canRestore, onRestored }: VersionsDialogProps) {
  const { now } = useServices();
  const { retry, ...versions } = useVersions(open);
  const [shown, setShown] = useState<DraftVersion | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const refusalId = useId();
  /** As of now, for a toast that outlives its render; not once the editor is left. */
  const canUndo = useRef(canRestore);

  useEffect(() => {
    canUndo.current = canRestore;
    return () => void (canUndo.current = false);
  }, [canRestore]);

  function show(version: DraftVersion | null) {
    const last = shown;
    flushSync(() => setShown(version));
    // To what has come: the text, or the place in the list one was at.
    const target = version ? '[data-version-text]' : `[data-order="${last?.order}"]`;
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }

  function close() {
    setShown(null);
    onClose();
  }

  function restore(version: DraftVersion) {
    if (versions.state !== 'there') return;
    const { keep } = versions;
    const before = keeper.get().draft;
    void keep(before, 'before-restore');
    keeper.change((draft) => edit(draft, { theme: version.theme, essay: version.essay }));
    keeper.flush();
    close();
    onRestored();
    notify({
      title: 'Versão restaurada',
      // A blank sheet is no version.
      description: isBlank(before.essay)
        ? undefined
        : 'O texto que estava na folha virou uma versão anterior.',
      action: {
        label: 'Desfazer',
        onPress() {
          if (!canUndo.current) return notify(NOT_UNDONE);
          const since = keeper.get().draft;
          if (since.essay !== version.essay || since.theme !== version.theme)
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
      title={shown ? `Versão de ${versionTime(shown.at, now())}` : 'Versões anteriores'}
      description={shown ? words(shown.words) : description(versions)}
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
            <VersionText version={shown} />
            {!canRestore && (
              <p id={refusalId} className="mt-3 text-sm text-ink-2">
                {NOT_NOW}
              </p>
            )}
          </>
        ) : versions.state === 'there' ? (
          <VersionList versions={versions.all} now={now()} current={keeper.get().draft} onShow={show} />
        ) : versions.state === 'loading' ? (
          <Loading />
        ) : (
          <LoadFailed title="As versões não abriram agora" onRetry={retry} className="-mt-6">
            O texto da folha está guardado. Tente de novo em instantes.
          </LoadFailed>
        )}
      </div>
    </Dialog>
  );
}

function description(versions: VersionsState): string {
  if (versions.state === 'there' && !versions.isKept) {
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

function VersionText({ version: { theme, essay } }: { version: DraftVersion }) {
  return (
    <div
      data-version-text=""
      // A long text is scrolled by the keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label="Texto desta versão"
      className="max-h-[50vh] overflow-y-auto rounded-lg border px-4 py-3"
    >
      {theme && <p className="font-serif text-lg leading-tight font-bold wrap-anywhere">{theme}</p>}
      <div className="mt-2 font-serif whitespace-pre-wrap wrap-anywhere">
        {essay.split('\n').map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs without any identity
          <p key={index} className="min-h-lh indent-6">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
