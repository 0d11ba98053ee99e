import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../layouts/page-spinner';
import { HistoryList } from '@/features/history/history-list';
import { paths } from '@/lib/paths';

/** Only whoever opens a correction pays for the reader. */
const CorrectionById = lazy(() =>
  import('@/features/correction/correction-by-id').then((module) => ({ default: module.CorrectionById })),
);

const FROM_LIST = { fromList: true };

/** `/dashboard/student/corrected-essays`: the list, or with `?ver=<id>` one correction of it. */
export default function CorrectedEssaysPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const id = useSearchParams()[0].get('ver');

  function handleBack() {
    // Back to the very entry of the list, filter and scroll included, where there is one.
    const cameFromList = (location.state as typeof FROM_LIST | null)?.fromList === true;
    void (cameFromList ? navigate(-1) : navigate(paths.student.correctedEssays, { replace: true }));
  }

  function handleOpen(opened: string) {
    void navigate(paths.student.correctedEssay(opened), { state: FROM_LIST });
  }

  if (id !== null)
    return (
      <Suspense fallback={<PageSpinner />}>
        <CorrectionById key={id} id={id} onBack={handleBack} />
      </Suspense>
    );
  return <HistoryList onOpen={handleOpen} onWrite={() => navigate(paths.student.essay)} />;
}
