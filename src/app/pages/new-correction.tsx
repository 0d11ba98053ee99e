import { lazy, Suspense, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useStaleStepCleanup } from '@/features/correction/correction-history';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';
import { CorrectionSharing } from './correction-sharing';

const loadDialog = () => import('@/features/correction/correction-dialog');

/** Preloads the code that shows a correction, so that the correction opens immediately. */
export const prepareNewCorrection = () => void loadDialog().catch(() => {});

const CorrectionDialog = lazy(() => loadDialog().then((module) => ({ default: module.CorrectionDialog })));

type NewCorrectionProps = {
  /** null while there is no correction. */
  correction: Correction | null;
  onClose(): void;
  /** Called before navigating to the editor. */
  onRewrite?(): void;
};

/** The correction of an essay that was just sent. */
export function NewCorrection({ correction, onClose, onRewrite }: NewCorrectionProps) {
  const navigate = useNavigate();
  useStaleStepCleanup(correction !== null);
  useLayoutEffect(() => {
    // Scrolls up before the dialog adds history entries, because the browser restores the scroll position when
    // those entries are left.
    if (correction) window.scrollTo(0, 0);
  }, [correction]);
  if (!correction) return null;
  return (
    <Suspense fallback={<Cover />}>
      <CorrectionDialog
        // Remounted for every opening, so that it starts at step 1 without rating or comment.
        key={correction.id}
        correction={correction}
        onClose={onClose}
        // Opens the stored correction, not the copy for viewing, because viewing another correction replaces the
        // copy and invalidates its URL.
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

/** Covers the page until the dialog is loaded. */
function Cover() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-ground">
      <PageSpinner />
    </div>
  );
}
