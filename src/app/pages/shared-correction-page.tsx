import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SharedCorrection, SharedSkeleton } from '@/features/shared-links/shared-correction';
import { AreaServices } from '../layouts/area-services';
import { PublicFrame } from '../layouts/public-frame';
import { QueryProvider } from '../layouts/query-provider';

const SharedCorrectionView = lazy(() =>
  import('@/features/correction/shared-correction-view').then((module) => ({
    default: module.SharedCorrectionView,
  })),
);

/** `/correcao/:code`: a correction for anyone with its link, without an account. Excluded from search engines. */
export default function SharedCorrectionPage() {
  const { code = '' } = useParams();
  return (
    <PublicFrame className="mx-auto w-full max-w-300 flex-1 px-4 pt-2 pb-14 outline-none sm:pt-4 lg:px-10">
      {/* The host sends the same as a header (tools/headers). */}
      <meta name="robots" content="noindex, nofollow" />
      <Suspense fallback={<SharedSkeleton />}>
        <AreaServices>
          <QueryProvider>
            <SharedCorrection key={code} code={code} View={SharedCorrectionView} />
          </QueryProvider>
        </AreaServices>
      </Suspense>
    </PublicFrame>
  );
}
