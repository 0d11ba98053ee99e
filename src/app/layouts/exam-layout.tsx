import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageMain } from '../navigation/page-main';
import { AreaServices } from './area-services';
import { PageSpinner } from './page-spinner';
import { QueryProvider } from './query-provider';

/** Layout of a student page without the dashboard frame: nothing is shown beside the exam, and no offers over it. */
export default function ExamLayout() {
  return (
    <AreaServices>
      <QueryProvider>
        <PageMain className="outline-none">
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </PageMain>
      </QueryProvider>
    </AreaServices>
  );
}
