import { Infinity as InfinityIcon } from 'lucide-react';
import { usePlan } from '@/data/use-plan';

type CreditCountProps = {
  /** Number above label, for the collapsed sidebar. */
  stacked?: boolean;
};

/** How many corrections the student may still send; unlimited in promotional mode (spec §2 "Layouts"). */
export function CreditCount({ stacked = false }: CreditCountProps) {
  const { credits, isUnlimited } = usePlan();
  const label = !isUnlimited && credits === 1 ? 'crédito' : 'créditos';

  if (stacked) {
    return (
      <span className="inline-grid justify-items-center text-2xs text-ink-2">
        <Amount credits={credits} isUnlimited={isUnlimited} /> {label}
      </span>
    );
  }
  return (
    <span className="inline-flex items-baseline gap-1 text-sm whitespace-nowrap text-ink-2">
      <Amount credits={credits} isUnlimited={isUnlimited} /> {label}
    </span>
  );
}

function Amount({ credits, isUnlimited }: { credits: number; isUnlimited: boolean }) {
  if (!isUnlimited) {
    return <b className="num font-serif text-[1.25rem] leading-none font-bold text-ink">{credits}</b>;
  }
  return (
    <b className="self-center text-ink">
      <InfinityIcon size={20} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">Ilimitados:</span>
    </b>
  );
}
