import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useIsOnline } from '@/lib/use-is-online';
import { whenIdle } from '@/lib/when-idle';
import { UpdateNotice } from './update-notice';
import { followUpdates } from './updates';

/**
 * Features that are present on every page and for which no page waits: the service worker, and the notices about
 * network and version. They have a separate React root, so that they do not slow down `/` and their errors break no
 * page.
 */
export function startOffline(): void {
  const updates = followUpdates(() => window.location.reload());
  const top = document.createElement('div');
  const end = document.createElement('div');
  document.body.prepend(top);
  document.body.append(end);
  createRoot(end).render(
    <>
      {createPortal(<OfflineNotice />, top)}
      <UpdateNotice updates={updates} />
    </>,
  );
  // Precaching starts when the page is idle. A development server has no worker.
  if (import.meta.env.PROD) whenIdle(() => void updates.start(`${import.meta.env.BASE_URL}sw.js`));
}

/** Shows above the page, once, that there is no network and that no work is lost. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <output className="block bg-tray text-sm text-ink empty:hidden print:hidden">
      {!isOnline && (
        <span className="mx-auto flex max-w-304 items-start gap-2 px-4 py-2 lg:px-8">
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
          Você está sem internet. <KeptNote />
        </span>
      )}
    </output>
  );
}

/** Hidden if nobody is signed in, as text typed then is not stored. */
function KeptNote() {
  const isSignedIn = useSyncExternalStore(everySecond, () =>
    window.location.pathname.includes('/dashboard/'),
  );
  return isSignedIn && 'O que você escrever fica guardado neste aparelho.';
}

/**
 * The page's router belongs to another root and changes the URL without an event, so the URL is checked every
 * second.
 */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
