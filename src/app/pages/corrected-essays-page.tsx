import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CorrectionById } from '@/features/correction/correction-by-id';
import { HistoryList } from '@/features/history/history-list';
import { paths } from '@/lib/paths';

const FROM_LIST = { fromList: true };

/** `/dashboard/student/corrected-essays`: the list, or with `?ver=<id>` one correction of it. */
export function CorrectedEssaysPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const id = useSearchParams()[0].get('ver');

  function handleBack() {
    // Back to the very entry of the list, filter and scroll included, where there is one.
    const cameFromList = (location.state as typeof FROM_LIST | null)?.fromList === true;
    void (cameFromList ? navigate(-1) : navigate(paths.student.correctedEssays, { replace: true }));
  }

  if (id !== null) return <CorrectionById key={id} id={id} onBack={handleBack} />;
  return (
    <HistoryList
      onOpen={(correction) => navigate(paths.student.correctedEssay(correction.id), { state: FROM_LIST })}
      onWrite={() => navigate(paths.student.essay)}
    />
  );
}

export default CorrectedEssaysPage;
