import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import type { ClassEssay as SentClassEssay } from '@/data/class-services';
import { useClassEssay } from '@/data/use-classrooms';
import { paths } from '@/lib/paths';
import { usePrefetch } from '@/lib/use-prefetch';
import { useShownTitle } from '@/lib/use-shown-title';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { EssayHeading } from './essay-heading';
import { EssaySkeleton } from './essay-skeleton';

const loadForm = () => import('./review-form').then((module) => ({ default: module.ReviewForm }));
const ReviewForm = lazy(loadForm);

type ClassEssayProps = {
  /** Of the sending. */
  id: string;
  /** The correction as its writer sees it; may come late. */
  Reading: ComponentType<{ essay: SentClassEssay }>;
};

/** An essay sent to a class, read and reviewed by its teacher. */
export function ClassEssay({ id, Reading }: ClassEssayProps) {
  const { data, isPending, isError, refetch } = useClassEssay(id);
  const [lastSeen, setLastSeen] = useState(data);
  if (data && data !== lastSeen) setLastSeen(data);
  // Taken back in the meantime: the essay goes, what the teacher is writing stays to be copied.
  const essay = data ?? lastSeen;
  usePrefetch(loadForm);
  useShownTitle(essay ? `${essay.studentName} · ${PRODUCT_NAME}` : undefined);

  if (essay)
    return (
      <>
        <EssayHeading essay={essay} />
        <div className="mt-2 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            {data === null ? (
              <NotThere />
            ) : (
              <Suspense fallback={<Skeleton className="h-120" />}>
                <Reading essay={essay} />
              </Suspense>
            )}
          </div>
          <Suspense fallback={<Skeleton className="h-120" />}>
            <ReviewForm essay={essay} />
          </Suspense>
        </div>
      </>
    );
  if (isPending) return <EssaySkeleton />;
  if (!isError) return <NotThere />;
  return (
    <LoadFailed title="Não deu para abrir esta redação" onRetry={() => void refetch()}>
      Ela continua guardada. Confira a conexão e tente de novo.
    </LoadFailed>
  );
}

function NotThere() {
  return (
    <EmptyState
      title="Redação não encontrada"
      action={
        <LinkButton to={paths.teacher.classrooms} variant="outline">
          Ver salas
        </LinkButton>
      }
    >
      O aluno pode ter deixado de compartilhar a redação ou saído da sala.
    </EmptyState>
  );
}
