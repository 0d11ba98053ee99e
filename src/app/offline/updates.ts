import type { Readable } from '@/data/services';
import { createState } from '@/lib/create-state';

/** Minimum interval (ms) between checks for a new version when a long-open tab becomes visible. */
const ASK_EVERY_MS = 60 * 60 * 1000;

export type Updates = Readable<boolean> & {
  /** Registers the worker; if the browser refuses it, the app works without. */
  start(url: string): Promise<void>;
  /** Loads the new version immediately. Nothing else ever reloads the page. */
  apply(): void;
};

/**
 * Whether a newer version than the running one is ready on this device. The new version waits, because a worker
 * that activates under an open page would remove code that the page has not loaded yet. Another tab may activate it
 * anyway; then this tab runs the older version and shows the notice.
 */
export function followUpdates(reload: () => void): Updates {
  const { get, set, subscribe } = createState(false);
  let registration: ServiceWorkerRegistration | null = null;
  let isAppliedHere = false;

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // The first worker on a device does not replace an older version.
      if (worker.state === 'installed' && registration?.active) set(true);
    });
  }

  function followControl(container: ServiceWorkerContainer): void {
    let hadWorker = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (isAppliedHere) reload();
      else if (hadWorker) set(true);
      hadWorker = true;
    });
  }

  function askNowAndThen(asked: ServiceWorkerRegistration): void {
    let askedAtMs = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < ASK_EVERY_MS) return;
      askedAtMs = Date.now();
      asked.update().catch(() => undefined);
    });
  }

  return {
    get,
    subscribe,
    async start(url) {
      const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
      if (!container) return;
      followControl(container);
      try {
        // A browser configured without service workers returns nothing.
        registration = ((await container.register(url)) as ServiceWorkerRegistration | undefined) ?? null;
      } catch {
        // Private windows and policies refuse service workers.
        return;
      }
      if (!registration) return;
      if (registration.waiting && registration.active) set(true);
      follow(registration.installing);
      registration.addEventListener('updatefound', () => follow(registration?.installing ?? null));
      askNowAndThen(registration);
    },
    apply() {
      isAppliedHere = true;
      const waiting = registration?.waiting;
      if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
      else reload();
    },
  };
}
