import { useId } from 'react';
import type { ShownElement } from '@/contracts/essay-preferences';
import { useShownElements } from '@/queries/use-writing';
import { INTERVENTION_ELEMENTS, type InterventionElement } from '@/domain/argument/intervention-elements';
import type { Correction } from '@/domain/evaluation/correction';
import type { EvidenceItem } from '@/domain/evaluation/evaluation';
import { ELEMENT_LABELS, isUnsure } from '@/domain/evaluation/feedback/evidence-item';

type Status = { element: InterventionElement; item: EvidenceItem; shown: ShownElement | undefined };

type ProposalElementsProps = {
  correction: Correction;
  /** Whether the reader is the author; only then are the elements that the author pointed out taken into account. */
  isOwn: boolean;
};

/**
 * The five elements of the proposal, as the correction recognized them or as the author pointed them out beside the
 * result.
 */
export function ProposalElements({ correction, isOwn }: ProposalElementsProps) {
  const titleId = useId();
  const { shown } = useShownElements(correction);
  const items = correction.aiAnalysis.grifo?.evidence?.competencia_5 ?? [];
  const statuses = INTERVENTION_ELEMENTS.flatMap((element): Status[] => {
    const item = items.find(({ label }) => label === ELEMENT_LABELS[element]);
    const own = isOwn ? shown.find((one) => one.element === element) : undefined;
    return item ? [{ element, item, shown: own }] : [];
  });
  if (statuses.length < INTERVENTION_ELEMENTS.length) return null;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="text-lg">
        Proposta: {statuses.filter(isThere).length} de {INTERVENTION_ELEMENTS.length} elementos
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 gap-y-1.5">
        {statuses.map((status) => (
          <Element key={status.element} status={status} essay={correction.originalText} />
        ))}
      </dl>
    </section>
  );
}

/** Whether the element was recognized by the correction, or pointed out by the author and then recognized. */
function isThere({ item, shown }: Status): boolean {
  return (item.side === 'favor' && !isUnsure(item.detail)) || (shown?.isSeen ?? false);
}

function Element({ status, essay }: { status: Status; essay: string }) {
  const isFound = isThere(status);
  return (
    <>
      <dt>
        <span
          className={
            isFound
              ? 'rounded-sm bg-success-bg px-1.5 text-xs font-semibold text-success'
              : 'rounded-sm px-1.5 text-xs font-semibold text-ink-2 outline outline-dashed -outline-offset-1 outline-border-strong'
          }
        >
          <span aria-hidden="true">{isFound ? '✓ ' : '? '}</span>
          {ELEMENT_LABELS[status.element]}
        </span>
      </dt>
      <dd className="min-w-0 text-ink-2 wrap-anywhere">{describe(status, essay)}</dd>
    </>
  );
}

/**
 * The words of the essay that contain the element, with "talvez" if the recognition is unsure; a dash if there are
 * no such words.
 */
function describe({ item, shown }: Status, essay: string) {
  if (shown && !shown.place) return 'não está no texto, como você disse';
  const said = shown?.place ? essay.slice(shown.place.start, shown.place.end) : item.passages[0]?.quote;
  if (said === undefined || (!shown && item.side === 'contra')) return '—';
  return (
    <>
      {shown ? 'você mostrou: ' : isUnsure(item.detail) && 'talvez: '}
      <q className="font-serif italic">{said}</q>
    </>
  );
}
