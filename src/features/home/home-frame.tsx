import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';

/** The header of the student's home; also part of the prerendered page. */
export function HomeGreeting({ children }: { children: ReactNode }) {
  return (
    <header>
      <h2 className="line-clamp-2 pb-1 text-xl wrap-anywhere lg:text-2xl">{children}</h2>
      <p className="mt-0.5 text-ink-2">
        Sua jornada rumo à <span className="hl">nota 1000</span>
      </p>
    </header>
  );
}

/** Two columns on wide screens: writing and corrections in one, progress and mission in the other. */
export const HOME_COLUMNS =
  'mt-4 grid grid-cols-1 gap-5 md:grid-cols-2 lg:mt-6 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-7';

/** The sheet with the last corrections directly below it, so that both are above the fold. */
export const WRITING_COLUMN =
  'grid min-w-0 content-start gap-5 md:col-span-2 lg:col-span-1 lg:row-span-2 lg:gap-6';

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
