import { Skeleton } from '@/ui/skeleton';

/** The right column and the list while the corrections are read. */
export function ProgressSkeleton() {
  return (
    <div className="rounded-lg border bg-paper p-5 sm:p-6">
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-7 w-44" />
      <div className="mt-5 mb-5 grid gap-3.5">
        {['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <Skeleton className="h-11" />
    </div>
  );
}

export function LastCorrectionsSkeleton() {
  return (
    <div>
      <Skeleton className="mb-4 h-6 w-48" />
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width} className="flex items-center gap-4 border-t py-4">
          <Skeleton className="h-6 w-15" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
