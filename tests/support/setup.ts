import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { PATIENCE_MS } from './eventually';

/** How long sonner still works on a toast that goes, in ms; no unmounting stops it. */
const TOAST_REMOVAL = 200;

// What a screen fetches late takes its time on a busy machine.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Files of the node environment have no window.
if (typeof window !== 'undefined') {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
  // A removal that outlives the window of its file would be an error in the next.
  afterAll(async () => {
    vi.useRealTimers();
    if (toast.getHistory().length > 0)
      await new Promise((resolve) => setTimeout(resolve, TOAST_REMOVAL + 50));
  });

  // What jsdom leaves out and Radix, sonner or the colour scheme ask for.
  window.matchMedia ??= (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  window.HTMLElement.prototype.hasPointerCapture ??= () => false;
  window.HTMLElement.prototype.setPointerCapture ??= () => {};
  window.HTMLElement.prototype.releasePointerCapture ??= () => {};
  window.scrollTo = () => {};
  window.URL.createObjectURL ??= () => `blob:${crypto.randomUUID()}`;
  window.URL.revokeObjectURL ??= () => {};
}
