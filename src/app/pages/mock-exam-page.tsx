import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useStaleStepCleanup } from '@/features/correction/correction-history';
import { MockExamScreen } from '@/features/essay/mock/mock-exam-screen';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { usePrefetch } from '@/lib/when-idle';
import { LazyModelQuestion, LazyPhotoTab } from './essay-parts';
import { CorrectionSharing } from './correction-sharing';

const loadDialog = () => import('@/features/correction/correction-dialog');
const CorrectionDialog = lazy(() => loadDialog().then((module) => ({ default: module.CorrectionDialog })));
const ProposalDrawer = lazyDialog(() =>
  import('@/features/themes/proposal-drawer').then((module) => module.ProposalDrawer),
);

/** `/dashboard/student/simulado/prova`: the mock exam under way, and its correction once it is there. */
export default function MockExamPage() {
  const navigate = useNavigate();
  const [correction, setCorrection] = useState<Correction | null>(null);
  useStaleStepCleanup(correction !== null);
  usePrefetch(loadDialog);

  if (!correction)
    return (
      <>
        <MockExamScreen ProposalDrawer={ProposalDrawer} PhotoTab={LazyPhotoTab} onCorrected={setCorrection} />
        <LazyModelQuestion />
      </>
    );
  return (
    <Suspense fallback={null}>
      <CorrectionDialog
        correction={correction}
        onClose={() => navigate(paths.student.mock)}
        onViewEssay={() => navigate(paths.student.correctedEssay(correction.id))}
        onRewrite={() => navigate(paths.student.rewrite(storedIdOf(correction)))}
        onGoHome={() => navigate(paths.student.home)}
        sharing={<CorrectionSharing correction={correction} isNew />}
      />
    </Suspense>
  );
}
