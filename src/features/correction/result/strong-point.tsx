import { Check } from 'lucide-react';
import { useId } from 'react';
import { locatePassage } from '../correction-results';
import { ShowInText } from './show-in-text';
import type { ResultView } from './use-result-view';
import type { ShownStrength } from '@/domain/evaluation/one-strength';

type StrongPointProps = { strength: ShownStrength; essay: string; view: ResultView };

/** One strength of the essay: the quote, and what is good about it. */
export function StrongPoint({ strength: { sentence, passage }, essay, view }: StrongPointProps) {
  const titleId = useId();
  const place = passage && locatePassage(essay, passage);
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-y-1.5">
      <Check size={20} strokeWidth={2} aria-hidden="true" className="mt-1 text-success" />
      <h2 id={titleId} className="text-lg">
        O que já está forte
      </h2>
      <div className="col-start-2 grid gap-1 wrap-anywhere">
        {passage && (
          <q className="block font-serif text-[1.0625rem] leading-snug italic [quotes:'“'_'”']">
            {passage.quote}
          </q>
        )}
        <p>{sentence}</p>
        {place && (
          <ShowInText id="forte" place={place} of="o que já está forte" onShow={view.onShowPassage} />
        )}
      </div>
    </section>
  );
}
