import type { ReactNode } from 'react';
import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { useReview } from './use-review';
import type { Correction } from '@/domain/evaluation/correction';

type GuestReaderProps = {
  correction: Correction;
  /** The way to keep it, beside the result. */
  keeping: ReactNode;
};

/** A correction made without an account, whole: what only an account has is left out. */
export function GuestReader({ correction, keeping }: GuestReaderProps) {
  const entry = usePassageEntry();
  const review = useReview(correction);
  return (
    <CorrectionTabs correction={correction} review={review} entry={entry} studentName="" lead={keeping} />
  );
}
