import { Skeleton } from '@/ui/skeleton';

export function ReportSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando o relatório</output>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Skeleton className="h-18 w-full max-w-md" />
        <Skeleton className="h-11 w-56" />
      </div>
      <Skeleton className="mt-8 h-20" />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
