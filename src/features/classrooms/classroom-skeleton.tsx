import { Skeleton } from '@/ui/skeleton';

const STUDENT_ROWS = ['w-40', 'w-56', 'w-48', 'w-44', 'w-52'];

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
        {STUDENT_ROWS.map((width) => (
          <div key={width} className="border-b py-4">
            <Skeleton className={`h-5 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

const ESSAY_ROWS = ['w-40', 'w-52', 'w-44', 'w-48', 'w-36'];

export function SubmissionsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as redações</output>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-208">
        <Skeleton className="mt-7 h-12" />
        <Skeleton className="mt-7 h-12" />
      </div>
      <div className="mt-10 border-t">
        {ESSAY_ROWS.map((width) => (
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
