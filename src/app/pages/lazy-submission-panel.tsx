import { lazy, Suspense } from 'react';
import { useIsRested, usePrefetch } from '@/lib/when-idle';
import type { Correction } from '@/domain/evaluation/correction';

const load = () =>
  import('@/features/my-classes/submission-panel').then(({ SubmissionPanel }) => ({
    default: SubmissionPanel,
  }));
/** Without its code the correction is whole: it only cannot be sent from there. */
const SubmissionPanel = lazy(() => load().catch(() => ({ default: () => null })));

type LazySubmissionPanelProps = { correction: Correction; isNew?: boolean };

/** What a correction shows of the student's classes, once everything else stands. */
export function LazySubmissionPanel(props: LazySubmissionPanelProps) {
  usePrefetch(load);
  return useIsRested() ? (
    <Suspense fallback={null}>
      <SubmissionPanel {...props} />
    </Suspense>
  ) : null;
}
