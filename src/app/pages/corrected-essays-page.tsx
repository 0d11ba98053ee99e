import { useNavigate } from 'react-router-dom';
import { HistoryList } from '@/features/history/history-list';
import { paths } from '@/lib/paths';

export function CorrectedEssaysPage() {
  const navigate = useNavigate();
  return (
    <HistoryList
      onOpen={(correction) => navigate(paths.student.correctedEssay(correction.id))}
      onWrite={() => navigate(paths.student.essay)}
    />
  );
}

export default CorrectedEssaysPage;
