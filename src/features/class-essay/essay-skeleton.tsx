import { Skeleton } from '@/ui/skeleton';

/** The page before the essay is read, in its own layout. */
export function EssaySkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando a redação</output>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mt-4 h-9 w-64" />
      <div className="mt-8 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-120 max-xl:hidden" />
      </div>
    </div>
  );
}
