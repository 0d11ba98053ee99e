import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { briefEvidence } from './brief-evidence';
import type { EvidenceOutcome } from './competency-results';
import { EvidenceQuote } from './evidence-quote';
import type { ResultView } from './use-result-view';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { Button } from '@/ui/button';

/** What a phone shows of a list before it is asked for more. */
const MAX_BRIEF = 4;

type EvidenceListProps = {
  number: CompetencyNumber;
  /** At least one. */
  evidence: readonly EvidenceOutcome[];
  view: ResultView;
  isBrief: boolean;
};

/** What in the student's text speaks for the level and against it, with quotes that lead to their passages. */
export function EvidenceList({ number, evidence, view, isBrief }: EvidenceListProps) {
  const titleId = useId();
  const listId = useId();
  const openId = `evidencias-${number}`;
  const canGrow = isBrief && evidence.length > MAX_BRIEF;
  const isWhole = !canGrow || view.opened[openId] === true;
  const items = briefEvidence(evidence, isWhole ? undefined : MAX_BRIEF);
  return (
    <div>
      <p id={titleId} className="eyebrow">
        No seu texto
      </p>
      <ul id={listId} aria-labelledby={titleId} className="mt-1.5 grid gap-3">
        {items.map((item) => (
          <Item key={`${item.side} ${item.label} ${item.detail}`} item={item} view={view} />
        ))}
      </ul>
      {canGrow && (
        <Button
          variant="outline"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => view.onOpenedChange(openId, !isWhole)}
          className="mt-3"
        >
          {isWhole ? 'Mostrar menos' : `Mostrar mais (${evidence.length - MAX_BRIEF})`}
        </Button>
      )}
    </div>
  );
}

type ItemProps = { item: EvidenceOutcome; view: ResultView };

function Item({ item: { side, label, detail, passages }, view }: ItemProps) {
  const isFavor = side === 'favor';
  const Sign = isFavor ? Check : Minus;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <Sign
        size={18}
        strokeWidth={2.5}
        aria-hidden="true"
        className={clsx('mt-0.5', isFavor ? 'text-success' : 'text-error')}
      />
      <p className="wrap-anywhere">
        <span className="sr-only">{isFavor ? 'A favor:' : 'A melhorar:'}</span> <b>{label}</b>
        {detail && <span className="ml-0.5 text-ink-2"> {detail}</span>}
      </p>
      {passages.length > 0 && (
        <ul className="col-start-2 mt-1 flex flex-wrap gap-x-3 gap-y-1.5">
          {passages.map((passage) => (
            <li key={passage.id} className="min-w-0">
              <EvidenceQuote {...passage} onShow={view.onShowPassage} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
