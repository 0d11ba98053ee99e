import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { useReview } from './marks/use-review';
import type { SharedCorrection } from '@/domain/shared-links/shared-link';

/**
 * A correction opened through its link. It uses the stored marks, so that it stays as it was when shared and
 * nothing is fetched to check the text again.
 */
export function SharedCorrectionView({ shared: { correction, nome } }: { shared: SharedCorrection }) {
  const entry = usePassageEntry();
  const review = useReview(correction, { isOwn: false, isChecked: false });
  return <CorrectionTabs correction={correction} review={review} entry={entry} studentName={nome ?? ''} />;
}
