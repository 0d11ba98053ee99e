import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { computeStylesOnce } from './computed-style';
import { PATIENCE_MS } from './eventually';

// Lazily loaded parts of a screen take time on a busy machine.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Files of the node environment have no window.
if (typeof window !== 'undefined') {
  // Removes stylesheets, above all sonner's, as queries by role would evaluate every rule in them.
  document.head.replaceChildren();
  // A toast of the previous file would be shown on the next page.
  toast.dismiss();
  const stopListening = trackListeners();
  const stopTimers = trackTimers();

  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
  // The files of a worker share the window and the modules, so each file cleans up after itself.
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // Imports still running would be aborted with the file, and stay broken for the next.
    await vi.dynamicImportSettled();
    stopListening();
    stopTimers();
    globalThis.indexedDB = new IDBFactory();
    window.history.replaceState(null, '', '/');
    document.title = '';
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });

  // Missing in jsdom, but used by Radix, sonner or the color scheme.
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
  computeStylesOnce();
  window.URL.createObjectURL ??= () => `blob:${crypto.randomUUID()}`;
  window.URL.revokeObjectURL ??= () => {};
}

/**
 * Stores listen to the window, to visibility changes and to other tabs while the page exists; in tests, the page
 * lasts for one file. Returns a function that removes these listeners. Other listeners on the document, those of
 * React and user-event, stay for all files.
 */
function trackListeners(): () => void {
  const ends: (() => void)[] = [];
  const track = (target: EventTarget, isOfFile: (type: string) => boolean) => {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, options) => {
      add(type, listener, options);
      if (isOfFile(type)) ends.push(() => target.removeEventListener(type, listener, options));
    };
    ends.push(() => {
      target.addEventListener = add;
    });
  };
  track(window, () => true);
  track(document, (type) => type === 'visibilitychange');
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      ends.push(() => this.close());
    }
  };
  ends.push(() => {
    globalThis.BroadcastChannel = Channel;
  });
  return () => ends.forEach((end) => end());
}

/**
 * A closing toast starts timers that unmounting does not stop; they would fire in the next file or without a
 * window. Returns a function that cancels all pending timers.
 */
function trackTimers(): () => void {
  const real = globalThis.setTimeout;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const tracked = (...args: Parameters<typeof real>) => {
    const timer = real(...args);
    timers.push(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(tracked, real);
  return () => {
    globalThis.setTimeout = real;
    timers.forEach((timer) => clearTimeout(timer));
  };
}
