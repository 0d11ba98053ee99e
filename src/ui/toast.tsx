import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One thing to do about it, most of all to undo it. Such a toast stays longer. */
  action?: { label: string; onPress: () => void };
};

/**
 * Says something in passing: one at a time, for some seconds, never the only place of an error that needs an answer.
 * Callable from anywhere; needs one `ToastHost` on the page.
 */
export function notify(message: ToastMessage): void {
  isWanted = true;
  for (const tell of listeners) tell();
  void loadView().then((view) => view?.showToast(message));
}

/** Mounted once. The code of toasts is fetched with the first one, which waits for it. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribe, () => isWanted);
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (isNeeded) void loadView().then((view) => view && setView(() => view.ToastView));
  }, [isNeeded]);

  // An open dialog hides the rest of the page from screen readers, except what has aria-live when it opens.
  return <div aria-live="off">{View && <View />}</div>;
}

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A toast that cannot be fetched must not take the screen down with it: null, and the next one tries again. */
async function loadView() {
  try {
    return await import('./toast-view');
  } catch {
    return null;
  }
}
