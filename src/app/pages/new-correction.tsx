import { lazy, Suspense, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useStaleStepCleanup } from '@/features/correction/correction-history';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';
import { CorrectionSharing } from './correction-sharing';

const loadDialog = () => import('@/features/correction/correction-dialog');

/** Loads what shows a correction, so that it opens at once. */
export const prepareNewCorrection = () => void loadDialog().catch(() => {});

const CorrectionDialog = lazy(() => loadDialog().then((module) => ({ default: module.CorrectionDialog })));

type NewCorrectionProps = {
  /** null while there is none. */
  correction: Correction | null;
  onClose(): void;
  /** Before the way leads to the editor. */
  onRewrite?(): void;
};

/** The correction of an essay that was just sent. */
export function NewCorrection({ correction, onClose, onRewrite }: NewCorrectionProps) {
  const navigate = useNavigate();
  useStaleStepCleanup(correction !== null);
  useLayoutEffect(() => {
    // Before the dialog adds its entries to the history: leaving them, the browser scrolls back to where they began.
    if (correction) window.scrollTo(0, 0);
  }, [correction]);
  if (!correction) return null;
  return (
    <Suspense fallback={<Cover />}>
      <CorrectionDialog
        // Mounted anew for every opening, which thereby starts at step 1 without rating or comment.
        key={correction.id}
        correction={correction}
        onClose={onClose}
        // The kept correction, not the copy for viewing: the next one viewed replaces the copy, and its address dies.
        onViewEssay={() => navigate(paths.student.correctedEssay(correction.id))}
        onRewrite={() => {
          onRewrite?.();
          void navigate(paths.student.rewrite(storedIdOf(correction)));
        }}
        onGoHome={() => navigate(paths.student.home)}
        sharing={<CorrectionSharing correction={correction} isNew />}
      />
    </Suspense>
  );
}

/** Over the page until the dialog is there. */
function Cover() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-ground">
      <PageSpinner />
    </div>
  );
}
