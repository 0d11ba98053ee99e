import { Skeleton } from '@/ui/skeleton';

const ROWS = ['w-40', 'w-56', 'w-48', 'w-44', 'w-52'];

/** A class before it is there. */
export function ClassroomSkeleton() {
  return (
    <div className="mt-2">
      <output className="sr-only">Carregando a sala</output>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-2 h-4 w-72 max-w-full" />
      <div className="mt-5 grid gap-2 border-y py-4">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-6 w-4/5" />
      </div>
      <Skeleton className="mt-8 h-6 w-full max-w-md" />
      <div className="mt-6">
        {ROWS.map((width) => (
          <div key={width} className="border-b py-4">
            <Skeleton className={`h-5 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
