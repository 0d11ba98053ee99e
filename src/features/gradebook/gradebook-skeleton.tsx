import { Skeleton } from '@/ui/skeleton';

export function GradebookSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as notas</output>
      <div className="flex flex-wrap justify-end gap-3">
        <Skeleton className="h-11 w-full max-w-md" />
      </div>
      <Skeleton className="mt-4 h-96" />
    </div>
  );
}
