import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ClassEssay, EssaySkeleton } from '@/features/class-essay/class-essay';
import { usePrefetch } from '@/lib/when-idle';

const loadView = () =>
  import('@/features/correction/class-correction-view').then((module) => ({
    default: module.ClassCorrectionView,
  }));
const ClassCorrectionView = lazy(loadView);

/** `/dashboard/teacher/redacoes/{id}`: one essay sent to a class. Its reader's code loads in parallel with the essay. */
export default function ClassEssayPage() {
  const { id = '' } = useParams();
  usePrefetch(loadView);
  return (
    <Suspense fallback={<EssaySkeleton />}>
      <ClassEssay key={id} id={id} View={ClassCorrectionView} />
    </Suspense>
  );
}
