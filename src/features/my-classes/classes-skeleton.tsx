import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

/** One class before it is read. */
export function ClassesSkeleton() {
  return (
    <Card>
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-3 h-4 w-56" />
      <Skeleton className="mt-6 h-5 w-4/5" />
      <Skeleton className="mt-4 h-11 w-60" />
    </Card>
  );
}
