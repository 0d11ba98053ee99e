import { Skeleton } from '@/ui/skeleton';

/** Filters and rows before they are there. */
export function InboxSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as mensagens</output>
      <Skeleton className="h-12" />
      <div className="mt-8 border-t">
        {['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2'].map((width) => (
          <div key={width} className="grid gap-2.5 border-b py-5">
            <Skeleton className="h-5 w-48" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
