import { lazy, Suspense, useState } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { paths } from '@/lib/paths';
import { usePrefetch } from '@/lib/when-idle';
import { useShownTitle } from '@/lib/use-shown-title';
import { useClassEssay } from '@/queries/classroom-queries';
import { useWithdrawnReviews } from '@/queries/review-queries';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { EssayHeading } from './essay-heading';
import type { CorrectionView } from './review-desk';

const loadDesk = () => import('./review-desk').then((module) => ({ default: module.ReviewDesk }));
const ReviewDesk = lazy(loadDesk);
const WithdrawnReview = lazy(async () => ({
  default: (await import('./withdrawn-review')).WithdrawnReview,
}));

const FAILED = {
  title: 'Não deu para abrir esta redação',
  note: 'Ela continua guardada. Confira a conexão e tente de novo.',
};

type ClassEssayProps = {
  /** Id of the submission. */
  id: string;
  View: CorrectionView;
};

/** A submission: the correction and the form of the teacher's review. */
export function ClassEssay({ id, View }: ClassEssayProps) {
  const query = useClassEssay(id);
  const { data } = query;
  const [lastSeen, setLastSeen] = useState(data);
  if (data && data !== lastSeen) setLastSeen(data);
  // The student may withdraw the essay meanwhile. Then the essay disappears, but the review form stays, so that its
  // text can be copied.
  const essay = lastSeen ?? data;
  usePrefetch(loadDesk);
  useShownTitle(essay ? `${essay.aluno_nome} · ${PRODUCT_NAME}` : undefined);

  return (
    <Loaded
      query={{ ...query, data: essay }}
      placeholder={<EssaySkeleton />}
      failed={FAILED}
      empty={<Gone id={id} />}
    >
      {(shown) => (
        <>
          <EssayHeading essay={shown} />
          <div className="mt-2 grid grid-cols-1 items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Suspense fallback={<DeskSkeleton />}>
              <ReviewDesk essay={shown} View={View} missing={data === null ? <Gone id={id} /> : null} />
            </Suspense>
          </div>
        </>
      )}
    </Loaded>
  );
}

/**
 * A withdrawn submission: shows its published review, if there is one, or else that the submission does not exist.
 */
function Gone({ id }: { id: string }) {
  return (
    <Loaded
      query={useWithdrawnReviews({ submissionId: id })}
      placeholder={<DeskSkeleton />}
      failed={FAILED}
      empty={<NotThere />}
    >
      {([review]) =>
        review && (
          <Suspense fallback={<DeskSkeleton />}>
            <WithdrawnReview review={review} />
          </Suspense>
        )
      }
    </Loaded>
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
      O aluno pode ter retirado a redação ou saído da sala.
    </EmptyState>
  );
}

export function EssaySkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando a redação</output>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mt-4 h-9 w-64" />
      <div className="mt-8 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <DeskSkeleton />
      </div>
    </div>
  );
}

function DeskSkeleton() {
  return (
    <>
      <Skeleton className="h-120" />
      <Skeleton className="h-120 max-xl:hidden" />
    </>
  );
}
