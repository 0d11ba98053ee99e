import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { HistoryList } from '@/features/history/history-list';
import { paths } from '@/lib/paths';
import { PageSpinner } from '../layouts/page-spinner';
import { useOpenedItem } from '../navigation/location-state';
import { CorrectionSharing } from './correction-sharing';

/** Loaded only when a correction is opened. */
const CorrectionById = lazy(() =>
  import('@/features/correction/correction-by-id').then((module) => ({ default: module.CorrectionById })),
);

/** `/dashboard/student/corrected-essays`: the list, or with `?ver=<id>` one correction of it. */
export default function CorrectedEssaysPage() {
  const navigate = useNavigate();
  const { id, linkTo, close } = useOpenedItem();

  function handleOpen(opened: string) {
    const { to, state } = linkTo(opened);
    void navigate(to, { state });
  }

  if (id !== null)
    return (
      <Suspense fallback={<PageSpinner />}>
        <CorrectionById key={id} id={id} onBack={close} Sharing={CorrectionSharing} />
      </Suspense>
    );
  return <HistoryList onOpen={handleOpen} onWrite={() => navigate(paths.student.essay)} />;
}
