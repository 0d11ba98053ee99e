import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says once, above the page, that there is no network and that nothing gets lost by it. */
export function OfflineSign() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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

/** Not where nobody is signed in: what is typed there is kept nowhere. */
function KeptNote() {
  const isSignedIn = useSyncExternalStore(everySecond, () =>
    window.location.pathname.includes('/dashboard/'),
  );
  return isSignedIn && 'O que você escrever fica guardado neste aparelho.';
}

/** The router of the page is none of this root's, and changes the address without a word. */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
