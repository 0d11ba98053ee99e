import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { computeStylesOnce } from './computed-style';
import { PATIENCE_MS } from './eventually';

// What a screen fetches late takes its time on a busy machine.
configure({ asyncUtilTimeout: PATIENCE_MS });

// Files of the node environment have no window.
if (typeof window !== 'undefined') {
  // sonner's sheet, above all: each question for a role would be asked of every rule in it.
  document.head.replaceChildren();
  // One of the file before would be shown on the next page.
  toast.dismiss();
  const stopListening = trackListeners();
  const stopTimers = trackTimers();

  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
  // The files of a worker share the window and the modules: what one leaves would be the next one's.
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // What was still being fetched would be broken off with the file, and stay broken for the next.
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
  computeStylesOnce();
  window.URL.createObjectURL ??= () => `blob:${crypto.randomUUID()}`;
  window.URL.revokeObjectURL ??= () => {};
}

/**
 * Stores listen to the window, to the tab being hidden and to other tabs as long as the page lives, which here is the
 * file. Answers what ends that. What else listens to the document does so once for all files: React, user-event.
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
 * A toast that goes is worked on for a while, and no unmounting stops it: in the next file, or without a window. Answers
 * what calls off all that is still to come.
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
