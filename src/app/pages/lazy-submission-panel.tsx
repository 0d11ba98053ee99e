import type { Correction } from '@/domain/evaluation/correction';
import { lazyPart } from '@/lib/lazy-part';
import { useIsRested, usePrefetch } from '@/lib/when-idle';

const load = () => import('@/features/my-classes/submission-panel').then((module) => module.SubmissionPanel);
/** Without its code the correction is whole: it only cannot be sent from there. */
const SubmissionPanel = lazyPart(load);

type LazySubmissionPanelProps = { correction: Correction; isNew?: boolean };

/** What a correction shows of the student's classes, once everything else stands. */
export function LazySubmissionPanel(props: LazySubmissionPanelProps) {
  usePrefetch(load);
  return useIsRested() ? <SubmissionPanel {...props} /> : null;
}
