import { PENS } from '@/copy/pens';
import type { WritingFinding } from '@/domain/writing/check-text';
import { Button } from '@/ui/button';
import { useState } from 'react';
import { ChangeText } from '@/ui/change-text';
import { PenKey } from '@/ui/pen-key';

type LiveListProps = {
  essay: string;
  findings: readonly WritingFinding[];
  onChoose: (finding: WritingFinding, index: number) => void;
};

/** A very long text has thousands. */
const PAGE = 40;

/** Every finding; choosing one leads to its place in the text. */
export function LiveList({ essay, findings, onChoose }: LiveListProps) {
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
