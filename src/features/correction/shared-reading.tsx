import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { useReview } from './use-review';
import type { SharedCorrection } from '@/domain/shared-links/shared-link';

/**
 * A correction as whoever has its link reads it: with the marks that were stored, so that it stays what was shown and
 * nothing is fetched to check it anew.
 */
export function SharedReading({ shared: { correction, nome } }: { shared: SharedCorrection }) {
  const entry = usePassageEntry();
  const review = useReview(correction, { isOwn: false, isChecked: false });
  return <CorrectionTabs correction={correction} review={review} entry={entry} studentName={nome ?? ''} />;
}
