import { Suspense } from 'react';
import { Inbox } from '@/features/inbox/inbox';
import { InboxSkeleton } from '@/features/inbox/inbox-skeleton';

/** `/dashboard/dev/mensagens`. */
export default function InboxPage() {
  return (
    <Suspense
      fallback={
        <>
          <h2 className="mb-6 text-xl lg:text-2xl">Mensagens</h2>
          <InboxSkeleton />
        </>
      }
    >
      <Inbox />
    </Suspense>
  );
}
