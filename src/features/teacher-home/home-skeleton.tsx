import { Skeleton } from '@/ui/skeleton';

const STATS = ['first', 'second', 'third', 'fourth'];

export function HomeSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando suas salas</output>
      <Skeleton className="mt-7 h-6 w-36" />
      <div className="mt-3 grid grid-cols-2 gap-x-4 border-y lg:grid-cols-4">
        {STATS.map((stat) => (
          <div key={stat} className="grid gap-2 py-4">
            <Skeleton className="h-7 w-16" />
            <Skeleton className="h-4 w-28" />
          </div>
        ))}
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-8 xl:gap-12">
        <div className="max-lg:order-last">
          <Skeleton className="h-6 w-48" />
          <RecentEssaysSkeleton />
        </div>
        <div>
          <Skeleton className="h-6 w-32" />
          <div className="mt-3 grid gap-4 sm:max-lg:grid-cols-2">
            <Skeleton className="h-48 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        </div>
      </div>
    </div>
  );
}

export function RecentEssaysSkeleton() {
  return (
    <div className="mt-3 border-b">
      {['w-1/3', 'w-1/2', 'w-2/5', 'w-1/3'].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows without any identity
        <div key={index} className="flex items-start justify-between border-t py-4">
          <div className="grid grow gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-4 w-3/4" />
          </div>
          <Skeleton className="h-6 w-16" />
        </div>
      ))}
    </div>
  );
}
