import { Infinity as InfinityIcon } from 'lucide-react';
import { usePlan } from '@/data/use-plan';

/**
 * How many corrections the student may still send, unlimited in promotional mode (spec §2 "Layouts"). Takes the
 * size of the text around it; in the collapsed sidebar the number stands above its label.
 */
export function CreditCount() {
  const { credits, isUnlimited } = usePlan();
  return (
    <span className="inline-flex flex-wrap items-baseline justify-center gap-x-1.5 text-ink-2">
      {isUnlimited ? (
        <b className="self-center text-ink">
          <InfinityIcon size={20} strokeWidth={2} aria-hidden="true" />
          <span className="sr-only">Ilimitados:</span>
        </b>
      ) : (
        <b className="num font-serif text-[1.25rem] leading-none text-ink">{credits}</b>
      )}{' '}
      {credits === 1 ? 'crédito' : 'créditos'}
    </span>
  );
}
