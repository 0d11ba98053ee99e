import { useState } from 'react';
import { LiveSteps } from './live-card';
import { PENS } from '@/copy/pens';
import { countMarks, markLabels } from '@/copy/writing';
import type { WritingCheck } from '@/data/services';
import type { WritingFinding } from '@/domain/writing/check-text';
import { Button } from '@/ui/button';
import { ChangeText } from '@/ui/change-text';
import { PenKey } from '@/components/pen-key';

/** A replacement that was applied, and the whole text right after it. */
export type Applied = { start: number; from: string; to: string; essay: string };

type LiveSummaryProps = {
  essay: string;
  findings: readonly WritingFinding[];
  spelling: WritingCheck['spelling'] | null;
  /** The last replacement, until something else is written. */
  applied: Applied | null;
  onUndo: (applied: Applied) => void;
  onStep: (by: 1 | -1) => void;
  onChoose: (finding: WritingFinding, index: number) => void;
  onRetry: () => void;
};

/** Shown while the caret is not at a mark: the number of marks and the buttons to reach them. */
export function LiveSummary({
  essay,
  findings,
  spelling,
  applied,
  onUndo,
  onStep,
  onChoose,
  onRetry,
}: LiveSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = findings.length;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        {applied ? (
          <>
            <span className="min-w-0 wrap-anywhere">
              Trocado por <b className="font-serif text-ink">{applied.to || 'nada'}</b>.
            </span>
            <Button variant="outline" size="small" onClick={() => onUndo(applied)}>
              {markLabels.undo}
            </Button>
          </>
        ) : (
          <span className="num">{summary(count, spelling !== null && essay.trim() !== '')}</span>
        )}
        {count > 0 && (
          <span className="ml-auto flex items-center">
            <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Fechar lista' : 'Ver lista'}
            </Button>
            <LiveSteps onStep={onStep} />
          </span>
        )}
      </div>
      {spelling === 'missing' && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
          {markLabels.spellingMissing}
          <Button variant="outline" size="small" onClick={onRetry}>
            {markLabels.tryAgain}
          </Button>
        </p>
      )}
      {isOpen && count > 0 && <LiveList essay={essay} findings={findings} onChoose={onChoose} />}
    </>
  );
}

function summary(count: number, isChecked: boolean): string {
  if (!isChecked) return 'As marcações aparecem enquanto você escreve.';
  return count === 0 ? 'Nenhuma marcação até aqui.' : countMarks(count);
}

type LiveListProps = {
  essay: string;
  findings: readonly WritingFinding[];
  onChoose: (finding: WritingFinding, index: number) => void;
};

/** Page size of the list, because a very long text has thousands of findings. */
const PAGE = 40;

/** All findings; choosing one moves to its position in the text. */
function LiveList({ essay, findings, onChoose }: LiveListProps) {
  const [shown, setShown] = useState(PAGE);
  return (
    <ol
      aria-label="Marcações"
      className="max-h-[min(30dvh,18rem)] overflow-y-auto overscroll-contain border-t"
    >
      {findings.slice(0, shown).map((finding, index) => (
        <li key={finding.id} className="not-first:border-t">
          <button
            type="button"
            onClick={() => onChoose(finding, index)}
            className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-sm py-2 text-left"
          >
            <PenKey pen={finding.classe} letter={PENS[finding.classe].letter} />
            <span className="sr-only">{PENS[finding.classe].name}:</span>{' '}
            <span className="wrap-anywhere">
              <b className="text-ink">{finding.name}.</b>{' '}
              <span className="font-serif text-base text-ink">
                <ChangeText from={essay.slice(finding.start, finding.end)} to={finding.replacement} />
              </span>
            </span>
          </button>
        </li>
      ))}
      {findings.length > shown && (
        <li className="border-t py-1">
          <Button variant="ghost" size="small" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais
          </Button>
        </li>
      )}
    </ol>
  );
}
