import { FileText } from 'lucide-react';
import { useRef } from 'react';
import type { DraftKeeper, DraftState } from '../draft-keeper';
import { dayAndTime } from '../draft-status';
import { OtherVersionNotice } from '../other-version-notice';
import { EssaySheet } from '../essay-sheet';
import { RefusedNotice } from '../protection/lazy-notices';
import { useServices } from '@/data/services-context';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';
import { Button } from '@/ui/button';

type MockSheetProps = {
  shown: DraftState;
  keeper: DraftKeeper;
  isOver: boolean;
  isReadOnly: boolean;
  /** `isKey` is true if the change is a single letter, which the field already shows. */
  onChange(essay: string, isKey: boolean): void;
};

/** The exam's sheet: no marks, hints or spelling check. */
export function MockSheet({ shown, keeper, isOver, isReadOnly, onChange }: MockSheetProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isRefused, other } = shown;

  function handleChange(essay: string) {
    onChange(essay, Math.abs(essay.length - keeper.get().draft.essay.length) <= 1);
  }

  return (
    <>
      {isRefused && <RefusedNotice draft={draft} />}
      {other && !isOver && (
        <div className="mb-3">
          <OtherVersionNotice {...other} onUse={keeper.takeOther} onDismiss={keeper.dismissOther} />
        </div>
      )}
      <EssaySheet
        ref={field}
        label={`Sua redação, até ${MAX_HANDWRITTEN_LINES} linhas`}
        value={draft.essay}
        latest={() => keeper.get().draft.essay}
        onChange={handleChange}
        onKeyDown={() => undefined}
        onBlur={keeper.flush}
        error={null}
        disabled={false}
        readOnly={isReadOnly}
        marks={[]}
        isLive={false}
        isExam
        minLines={MAX_HANDWRITTEN_LINES}
        placeholder="Escreva aqui a sua redação."
        footer={null}
      />
    </>
  );
}

type MockFooterProps = {
  savedAt: string | null;
  isRefused: boolean;
  isOnPaper: boolean;
  onProposal(): void;
  onHandIn(): void;
};

/** Footer of the exam: the proposal and the hand-in button. */
export function MockFooter({ savedAt, isRefused, isOnPaper, onProposal, onHandIn }: MockFooterProps) {
  const { now } = useServices();
  return (
    <footer
      data-bottom-sheet=""
      className="sticky bottom-0 z-5 border-t bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-272 items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 lg:px-8 lg:py-3">
        <Button variant="ghost" className="-ml-3" onClick={onProposal}>
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          Ver a proposta
        </Button>
        <p className="text-center text-sm text-ink-2 max-lg:sr-only">
          {isOnPaper ? 'O relógio não para.' : 'Sem revisão, dicas ou pausa até entregar.'}
          {isRefused && ' O aparelho não deixou guardar o texto.'}
          {!isRefused && savedAt && <span aria-live="off"> Salvo às {dayAndTime(savedAt, now()).time}.</span>}
        </p>
        <Button className="max-sm:flex-1" onClick={onHandIn}>
          {isOnPaper ? 'Terminei' : 'Entregar'}
        </Button>
      </div>
    </footer>
  );
}
