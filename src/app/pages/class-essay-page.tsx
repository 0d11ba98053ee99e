import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ClassEssay, EssaySkeleton } from '@/features/class-essay/class-essay';
import { usePrefetch } from '@/lib/when-idle';

const loadReading = () =>
  import('@/features/correction/correction-reading').then((module) => ({
    default: module.CorrectionReading,
  }));
const CorrectionReading = lazy(loadReading);

/** `/dashboard/teacher/redacoes/{id}`: one essay sent to a class. Its reader's code loads in parallel with the essay. */
export default function ClassEssayPage() {
  const { id = '' } = useParams();
  usePrefetch(loadReading);
  return (
    <Suspense fallback={<EssaySkeleton />}>
      <ClassEssay key={id} id={id} Reading={CorrectionReading} />
    </Suspense>
  );
}
