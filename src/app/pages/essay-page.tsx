import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useStaleStepCleanup } from '@/features/correction/correction-history';
import { EssayEditor } from '@/features/essay/essay-editor';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassSuggestions } from '@/features/my-classes/class-themes';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { OfferBanner } from '@/features/plan/offer-banners';
import { PromoCard } from '@/features/plan/promo-card';
import { usePromoNotice } from '@/features/plan/use-promo';
import { paths } from '@/lib/paths';
import { usePrefetch } from '@/lib/when-idle';
import type { StudentOutlet } from '../layouts/student-layout';
import { CorrectionSharing } from './correction-sharing';
import { LazyModelQuestion, LazyPhotoTab } from './essay-parts';

const loadDialog = () => import('@/features/correction/correction-dialog');
const CorrectionDialog = lazy(() => loadDialog().then((module) => ({ default: module.CorrectionDialog })));

/** `/dashboard/student/essay`: the editor, what the plan offers beside it, and the correction once it is there. */
export default function EssayPage() {
  const { openUpgrade, openLimit } = useOutletContext<StudentOutlet>();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  usePromoNotice();
  const [correction, setCorrection] = useState<Correction | null>(null);
  useStaleStepCleanup(correction !== null);
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
        rewriteOf={search.get('reescrever')}
        onRewriteTaken={() => setSearch({}, { replace: true })}
        SupportPanel={LazySupportPanel}
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
            onRewrite={() => {
              setCorrection(null);
              void navigate(paths.student.rewrite(storedIdOf(correction)));
            }}
            onGoHome={() => navigate(paths.student.home)}
            sharing={<CorrectionSharing correction={correction} isNew />}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where it cannot be loaded, the essay is written without it. */
const SupportPanel = lazyPart(() =>
  import('@/features/themes/support-panel').then((module) => module.SupportPanel),
);

/** The motivating texts of the theme on the sheet, fetched once there is one. */
export function LazySupportPanel({ theme }: { theme: string }) {
  return theme.trim() !== '' && <SupportPanel theme={theme} />;
}
