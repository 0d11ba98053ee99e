import { Suspense } from 'react';
import { Inbox, InboxSkeleton } from '@/features/inbox/inbox';

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
