import { Skeleton } from '@/ui/skeleton';

const ROWS = ['first', 'second', 'third'];

/** The list before it is there. */
export function ClassroomsSkeleton() {
  return (
    <div className="border-t">
      <output className="sr-only">Carregando suas salas</output>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-x-8 gap-y-3 border-b py-5 lg:grid-cols-[1.1fr_1fr_13rem]">
          <div className="grid gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-56" />
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-36 lg:justify-self-end" />
        </div>
      ))}
    </div>
  );
}
