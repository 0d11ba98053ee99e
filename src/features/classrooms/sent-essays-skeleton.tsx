import { Skeleton } from '@/ui/skeleton';

const ROWS = ['w-40', 'w-52', 'w-44', 'w-48', 'w-36'];

/** The filters and the list before they are there. */
export function SentEssaysSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as redações</output>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-208">
        <Skeleton className="mt-7 h-12" />
        <Skeleton className="mt-7 h-12" />
      </div>
      <div className="mt-10 border-t">
        {ROWS.map((width) => (
          <div key={width} className="flex justify-between border-b py-3.5">
            <div className="grid grow gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-4 w-2/3" />
            </div>
            <Skeleton className="h-6 w-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
