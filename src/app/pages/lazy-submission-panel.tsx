import type { Correction } from '@/domain/evaluation/correction';
import { lazyPart } from '@/lib/lazy-part';
import { useIsRested, usePrefetch } from '@/lib/when-idle';

const load = () => import('@/features/my-classes/submission-panel').then((module) => module.SubmissionPanel);
/** If this code cannot be loaded, the correction is shown completely, but without the panel for submitting it. */
const SubmissionPanel = lazyPart(load);

type LazySubmissionPanelProps = { correction: Correction; isNew?: boolean };

/** The submission panel of a correction, rendered once the page is idle. */
export function LazySubmissionPanel(props: LazySubmissionPanelProps) {
  usePrefetch(load);
  return useIsRested() ? <SubmissionPanel {...props} /> : null;
}
