import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { LazyModelQuestion } from './lazy-model-question';
import { LazyPhotoTab } from './lazy-photo-tab';
import { LazySharing } from './lazy-sharing';
import type { StudentOutlet } from '../layouts/student-outlet';
import type { Correction } from '@/domain/evaluation/correction';
import { useSkippedDeadSteps } from '@/features/correction/use-skipped-dead-steps';
import { EssayEditor } from '@/features/essay/essay-editor';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassSuggestions } from '@/features/my-classes/class-suggestions';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { OfferBanner } from '@/features/plan/offer-banner';
import { PromoCard } from '@/features/plan/promo-card';
import { usePromoNotice } from '@/features/plan/use-promo-notice';
import { paths } from '@/lib/paths';
import { usePrefetch } from '@/lib/use-prefetch';

const loadDialog = () => import('@/features/correction/correction-dialog');
const CorrectionDialog = lazy(() => loadDialog().then((module) => ({ default: module.CorrectionDialog })));

/** `/dashboard/student/essay`: the editor, what the plan offers beside it, and the correction once it is there. */
export default function EssayPage() {
  const { openUpgrade, openLimit } = useOutletContext<StudentOutlet>();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  usePromoNotice();
  const [correction, setCorrection] = useState<Correction | null>(null);
  useSkippedDeadSteps(correction !== null);
  // While the student writes, so that the correction opens at once.
  usePrefetch(loadDialog);

  return (
    <>
      <EssayEditor
        creditsBanner={<CreditsBanner onUpgrade={openUpgrade} />}
        promoCard={<PromoCard />}
        offerBanner={<OfferBanner />}
        suggestedTheme={search.get('tema')}
        // Once taken it is in the draft: a reload or the way back must not bring it again.
        onThemeTaken={() => setSearch({}, { replace: true })}
        ClassThemes={ClassSuggestions}
        PhotoTab={LazyPhotoTab}
        onNeedUpgrade={openUpgrade}
        onNeedPackage={openLimit}
        onCorrected={setCorrection}
      />
      <ClassRefresh />
      <LazyModelQuestion />
      {correction && (
        <Suspense fallback={null}>
          <CorrectionDialog
            // Mounted anew for every opening, which thereby starts at step 1 without rating or comment.
            key={correction.id}
            correction={correction}
            onClose={() => setCorrection(null)}
            // The kept correction, not the copy for viewing: the next one viewed replaces the copy, and its address dies.
            onViewEssay={() => navigate(paths.student.correctedEssay(correction.id))}
            onGoHome={() => navigate(paths.student.home)}
            sharing={<LazySharing correction={correction} isNew />}
          />
        </Suspense>
      )}
    </>
  );
}
