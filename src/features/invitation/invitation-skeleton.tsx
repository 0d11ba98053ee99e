import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { InvitationLines } from './invitation-lines';

/** The sheet before it is known what stands on it. */
export function InvitationSkeleton() {
  return (
    <Sheet className="overflow-hidden">
      <output className="sr-only">Carregando...</output>
      <InvitationLines>
        <Skeleton className="absolute top-[calc(0.5*var(--ruled-line)-0.5rem)] h-4 w-32" />
        <Skeleton className="absolute top-[calc(1.5*var(--ruled-line)-0.75rem)] h-6 w-3/5" />
        <Skeleton className="absolute top-[calc(2.5*var(--ruled-line)-0.5rem)] h-4 w-4/5" />
        <Skeleton className="absolute top-[calc(4.5*var(--ruled-line)-0.5rem)] h-4 w-2/5" />
      </InvitationLines>
      <div className="grid gap-3 border-t p-5 sm:px-8">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="mt-2 h-11 w-full sm:w-64 sm:justify-self-end" />
      </div>
    </Sheet>
  );
}
