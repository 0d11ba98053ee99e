import { useState } from 'react';
import { LiveList } from './live-list';
import type { Applied } from './live-review';
import { LiveSteps } from './live-steps';
import { countMarks, markLabels } from '@/copy/writing';
import type { WritingCheck } from '@/data/services';
import type { WritingFinding } from '@/domain/writing/check-text';
import { Button } from '@/ui/button';

type LiveSummaryProps = {
  essay: string;
  findings: readonly WritingFinding[];
  spelling: WritingCheck['spelling'] | null;
  /** The replacement just made, while nothing was written since. */
  applied: Applied | null;
  onUndo: (applied: Applied) => void;
  onStep: (by: 1 | -1) => void;
  onChoose: (finding: WritingFinding, index: number) => void;
  onRetry: () => void;
};

/** While the caret is at no mark: how many there are, and the way to them. */
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
