import { useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import type { StudentOutlet } from '../layouts/student-outlet';
import type { Correction } from '@/domain/evaluation/correction';
import { CorrectionDialog } from '@/features/correction/correction-dialog';
import { EssayEditor } from '@/features/essay/essay-editor';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { OfferBanner } from '@/features/plan/offer-banner';
import { PromoCard } from '@/features/plan/promo-card';
import { usePromoNotice } from '@/features/plan/use-promo-notice';
import { paths } from '@/lib/paths';

/** `/dashboard/student/essay`: the editor, what the plan offers beside it, and the correction once it is there. */
export default function EssayPage() {
  const { openUpgrade, openLimit } = useOutletContext<StudentOutlet>();
  const navigate = useNavigate();
  usePromoNotice();
  const [correction, setCorrection] = useState<Correction | null>(null);

  return (
    <>
      <EssayEditor
        creditsBanner={<CreditsBanner onUpgrade={openUpgrade} />}
        promoCard={<PromoCard />}
        offerBanner={<OfferBanner />}
        onNeedUpgrade={openUpgrade}
        onNeedPackage={openLimit}
        onCorrected={setCorrection}
      />
      <CorrectionDialog
        correction={correction}
        onClose={() => setCorrection(null)}
        onViewEssay={(viewed) => navigate(paths.student.correctedEssay(viewed.id))}
        onGoHome={() => navigate(paths.student.home)}
      />
    </>
  );
}
