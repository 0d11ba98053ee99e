import { lazy, Suspense } from 'react';
import type { Correction } from '@/domain/evaluation/correction';
import { LazySubmissionPanel } from './lazy-submission-panel';

/** Without its code the correction is whole: it only cannot be shown to others from there. */
const ShareButton = lazy(() =>
  import('@/features/shared-links/share-button').then(
    (module) => ({ default: module.ShareButton }),
    () => ({ default: () => null }),
  ),
);

type CorrectionSharingProps = { correction: Correction; isNew?: boolean };

/** Who else may see a correction: whoever has a link, and teachers. */
export function CorrectionSharing(props: CorrectionSharingProps) {
  return (
    <>
      <Suspense fallback={null}>
        <ShareButton correction={props.correction} />
      </Suspense>
      <LazySubmissionPanel {...props} />
    </>
  );
}
