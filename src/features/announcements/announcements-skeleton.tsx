import { Skeleton } from '@/ui/skeleton';

const CARDS = ['first', 'second', 'third', 'fourth'];

/** The cards before they are there. */
export function AnnouncementsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando os comunicados</output>
      <div className="grid gap-5 md:grid-cols-2 lg:gap-7">
        {CARDS.map((card) => (
          <div key={card} className="grid gap-3 rounded-lg border bg-paper p-5 sm:p-6">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-1 h-16" />
            <Skeleton className="mt-2 h-9 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
