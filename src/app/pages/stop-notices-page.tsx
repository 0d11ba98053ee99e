import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { StopNoticeMails } from '@/features/notices/stop-notice-mails';
import { AreaServices } from '../layouts/area-services';
import { PageSpinner } from '../layouts/page-spinner';
import { PublicFrame } from '../layouts/public-frame';
import { QueryProvider } from '../layouts/query-provider';

/** `/avisos-por-email/:code`: target of the unsubscribe link in an e-mail, without an account. */
export default function StopNoticesPage() {
  const { code = '' } = useParams();
  return (
    <PublicFrame className="mx-auto w-full max-w-300 flex-1 px-4 pt-2 pb-14 outline-none sm:pt-4 lg:px-10">
      <meta name="robots" content="noindex, nofollow" />
      <Suspense fallback={<PageSpinner />}>
        <AreaServices>
          <QueryProvider>
            <StopNoticeMails key={code} code={code} />
          </QueryProvider>
        </AreaServices>
      </Suspense>
    </PublicFrame>
  );
}
