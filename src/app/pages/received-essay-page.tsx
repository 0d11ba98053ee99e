import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ReceivedEssay } from '@/features/my-classes/received-essay';
import { usePrefetch } from '@/lib/when-idle';

const loadView = () =>
  import('@/features/correction/received-correction-view').then((module) => ({
    default: module.ReceivedCorrectionView,
  }));
const ReceivedCorrectionView = lazy(loadView);

/** `/dashboard/student/salas/redacoes/{id}`: an essay that a teacher photographed for the student. */
export default function ReceivedEssayPage() {
  const { id = '' } = useParams();
  usePrefetch(loadView);
  return <ReceivedEssay key={id} id={id} View={ReceivedCorrectionView} />;
}
