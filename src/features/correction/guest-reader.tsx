import type { ReactNode } from 'react';
import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { useReview } from './marks/use-review';
import type { Correction } from '@/domain/evaluation/correction';

type GuestReaderProps = {
  correction: Correction;
  /** Offer to save the correction, shown beside the result. */
  keeping: ReactNode;
};

/** A complete correction made without an account; parts that need an account are omitted. */
export function GuestReader({ correction, keeping }: GuestReaderProps) {
  const entry = usePassageEntry();
  const review = useReview(correction);
  return (
    <CorrectionTabs correction={correction} review={review} entry={entry} studentName="" lead={keeping} />
  );
}
