import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { useReview } from './marks/use-review';
import type { SharedCorrection } from '@/domain/shared-links/shared-link';

/**
 * A correction as seen through its link: with the stored marks, so that it stays as it was shown and nothing is fetched
 * to check it again.
 */
export function SharedReading({ shared: { correction, nome } }: { shared: SharedCorrection }) {
  const entry = usePassageEntry();
  const review = useReview(correction, { isOwn: false, isChecked: false });
  return <CorrectionTabs correction={correction} review={review} entry={entry} studentName={nome ?? ''} />;
}
