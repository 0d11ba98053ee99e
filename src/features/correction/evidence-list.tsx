import { clsx } from 'clsx';
import { Check, CornerDownRight, Minus } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { briefEvidence, type EvidenceOutcome } from './correction-results';
import type { ResultView } from './use-result-view';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import type { Span } from '@/domain/text/span';
import { Button } from '@/ui/button';

/** How many items a phone shows before "Mostrar mais". */
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

type EvidenceQuoteProps = {
  /** Unique in the result. */
  id: string;
  quote: string;
  place: Span | null;
  onShow: ResultView['onShowPassage'];
};

/** Words of the student. Where their place is known, a button that shows them in the essay. */
function EvidenceQuote({ id, quote, place, onShow }: EvidenceQuoteProps) {
  const words = <q className="italic [quotes:'“'_'”']">{quote}</q>;
  if (!place) return <span className={LINE}>{words}</span>;

  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    if (place) onShow(place, { id, top: currentTarget.getBoundingClientRect().top });
  }

  return (
    <button
      type="button"
      data-quote={id}
      onClick={handleClick}
      className={clsx(LINE, 'transition-colors hover:bg-hl-soft pointer-coarse:min-h-11')}
    >
      <span className="min-w-0">
        <span className="sr-only">Ver no texto:</span> {words}
        {/* Keeps the arrow on the line of the last word. */}
        <span aria-hidden="true" className="whitespace-nowrap">
          &#x2060;
          <CornerDownRight
            size={16}
            strokeWidth={1.75}
            className="ml-1.5 inline-block align-[-0.1em] text-muted"
          />
        </span>
      </span>
    </button>
  );
}

const LINE =
  'flex min-h-9 w-full items-center rounded-r-sm border-l-2 border-(--level) py-1 pr-2 pl-3 text-left font-serif text-[1.0625rem] leading-[1.35] text-pretty wrap-anywhere';
