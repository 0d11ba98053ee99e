import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToastMessage } from './toast-view';

/**
 * Shows a toast: one at a time, for some seconds. Never show an error that needs a response only in a toast.
 * Callable from anywhere; needs one `ToastHost` on the page.
 */
export function notify(message: ToastMessage): void {
  isWanted = true;
  for (const tell of listeners) tell();
  void loadView().then((view) => view?.showToast(message));
}

/** Container of the toasts; mount it once per page. The toast library loads with the first toast. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribe, () => isWanted);
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (isNeeded) void loadView().then((view) => view && setView(() => view.ToastView));
  }, [isNeeded]);

  // An open dialog hides the page from screen readers, except elements that have aria-live when it opens.
  return <div aria-live="off">{View && <View />}</div>;
}

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns null if the library cannot be loaded, so that the page keeps working; the next toast retries. */
async function loadView() {
  try {
    return await import('./toast-view');
  } catch {
    return null;
  }
}
