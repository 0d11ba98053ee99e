import type { Readable } from '@/data/services';
import { createState } from '@/lib/create-state';

/** A tab that stays open for days asks this often for a new version, when it comes to the front (ms). */
const ASK_EVERY_MS = 60 * 60 * 1000;

export type Updates = Readable<boolean> & {
  /** Registers the worker; where the browser takes none, the app goes on without. */
  start(url: string): Promise<void>;
  /** Loads the new version, here and now. Nothing else ever reloads the page. */
  apply(): void;
};

/**
 * Whether a newer version than the one on screen is ready on this device. It waits: a worker that takes over under an
 * open page would take away the code that the page has not loaded yet. Another tab may let it in all the same; then this
 * tab is the older one, and says so.
 */
export function followUpdates(reload: () => void): Updates {
  const { get, set, subscribe } = createState(false);
  let registration: ServiceWorkerRegistration | null = null;
  let isAppliedHere = false;

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // The very first worker replaces nothing.
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
        // A browser made not to run service workers answers nothing.
        registration = ((await container.register(url)) as ServiceWorkerRegistration | undefined) ?? null;
      } catch {
        // Private windows and policies refuse it.
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
