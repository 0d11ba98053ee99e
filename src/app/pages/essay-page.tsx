import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/lib/lazy-part';
import type { Correction } from '@/domain/evaluation/correction';
import { EssayEditor } from '@/features/essay/essay-editor';
import { ClassRefresh } from '@/features/my-classes/class-refresh';
import { ClassSuggestions, useGivenGuidance } from '@/features/my-classes/class-themes';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { PromoCard } from '@/features/plan/promo-card';
import { usePromoNotice } from '@/features/plan/use-promo';
import type { StudentOutlet } from '../layouts/student-layout';
import { LazyModelQuestion, LazyPhotoTab } from './essay-parts';
import { NewCorrection, prepareNewCorrection } from './new-correction';

/** `/dashboard/student/essay`: the editor, the plan's offers beside it, and the correction when it is ready. */
export default function EssayPage() {
  const { openUpgrade, openLimit } = useOutletContext<StudentOutlet>();
  const [search, setSearch] = useSearchParams();
  // What the address asks for is done once: a reload or going back must not do it again.
  const clearSearch = () => setSearch({}, { replace: true });
  usePromoNotice();
  const [correction, setCorrection] = useState<Correction | null>(null);

  return (
    <>
      <EssayEditor
        creditsBanner={<CreditsBanner onUpgrade={openUpgrade} />}
        promoCard={<PromoCard />}
        offerBanner={<OfferBanner />}
        suggestedTheme={search.get('tema')}
        onThemeTaken={clearSearch}
        onSharedTaken={search.get('abrir') === 'compartilhado' ? clearSearch : null}
        rewriteOf={search.get('reescrever')}
        onRewriteTaken={clearSearch}
        SupportPanel={LazySupportPanel}
        ClassThemes={ClassSuggestions}
        PhotoTab={LazyPhotoTab}
        // The shortcut "Foto" of the installed app (public/manifest.webmanifest).
        firstTab={search.get('aba') === 'foto' ? 'image' : 'text'}
        onNeedUpgrade={openUpgrade}
        onNeedPackage={openLimit}
        onCorrecting={prepareNewCorrection}
        onCorrected={setCorrection}
      />
      <ClassRefresh />
      <LazyModelQuestion />
      <NewCorrection
        correction={correction}
        onClose={() => setCorrection(null)}
        onRewrite={() => setCorrection(null)}
      />
    </>
  );
}

/** Rendered at the end of the page, where its late loading moves no other content. */
const OfferBanner = lazyPart(() =>
  import('@/features/plan/offer-banners').then((module) => module.OfferBanner),
);

/** If it cannot be loaded, the editor works without it. */
const SupportPanel = lazyPart(() =>
  import('@/features/themes/support-panel').then((module) => module.SupportPanel),
);

/** The motivating texts of the current theme, loaded once there is a theme. */
export function LazySupportPanel({ theme }: { theme: string }) {
  const given = useGivenGuidance(theme);
  return theme.trim() !== '' && <SupportPanel theme={theme} given={given} />;
}
