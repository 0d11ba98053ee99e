import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageMain } from '../navigation/page-main';
import { AreaServices } from './area-services';
import { PageSpinner } from './page-spinner';
import { QueryProvider } from './query-provider';

/** A page of the student area without the frame: nothing beside the exam, and no offers over it. */
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
