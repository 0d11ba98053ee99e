import { lazyPart } from '@/lib/lazy-part';
import type { Correction } from '@/domain/evaluation/correction';
import { LazySubmissionPanel } from './lazy-submission-panel';

/** If this code cannot be loaded, the correction is shown completely, but without the share button. */
const ShareButton = lazyPart(() =>
  import('@/features/shared-links/share-button').then((module) => module.ShareButton),
);

type CorrectionSharingProps = { correction: Correction; isNew?: boolean };

/** Who else may see a correction: anyone with a link, and teachers. */
export function CorrectionSharing(props: CorrectionSharingProps) {
  return (
    <>
      <ShareButton correction={props.correction} />
      <LazySubmissionPanel {...props} />
    </>
  );
}
