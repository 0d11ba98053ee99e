import { Skeleton } from '@/ui/skeleton';
import { PracticeIntro } from './practice-intro';

/** The page while its exercises are being read. */
export function PracticeSkeleton() {
  return (
    <>
      <PracticeIntro hasOwn />
      <output className="sr-only">Carregando os exercícios de hoje...</output>
      <div aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-7 max-w-[34rem]" />
        <Skeleton className="mt-2 h-64 rounded-lg" />
      </div>
    </>
  );
}
