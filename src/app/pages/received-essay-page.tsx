import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ReceivedEssay } from '@/features/my-classes/received-essay';
import { usePrefetch } from '@/lib/when-idle';

const loadReading = () =>
  import('@/features/correction/received-reading').then((module) => ({ default: module.ReceivedReading }));
const ReceivedReading = lazy(loadReading);

/** `/dashboard/student/salas/redacoes/{id}`: an essay that a teacher photographed for the student. */
export default function ReceivedEssayPage() {
  const { id = '' } = useParams();
  usePrefetch(loadReading);
  return <ReceivedEssay key={id} id={id} Reading={ReceivedReading} />;
}
