// At the end of theme.js, where the build calls it: asks for the app; where the page begins with its first words, once
// they are on the screen (docs/decisions/0018).

// Where the browser tells too late that something was painted, the app waits no longer.
const MOST_MS_BEFORE_THE_APP = 3000;
// So many files are asked for before whatever else waits has its turn: each takes a phone some milliseconds.
const MOST_AT_ONCE = 8;

/**
 * `always`: the files of `/`, the entry first; `byAddress`: those of other addresses on top of them.
 * @param {{ base: string, always: string[], byAddress: Record<string, string[]> }} app
 */
// oxlint-disable-next-line no-unused-vars -- called by what the build puts after it
function askForApp(app) {
  // What may become code is decided by a deferred script, which has run by then.
  const rules = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });

  document.addEventListener(
    'readystatechange',
    async () => {
      if (document.getElementById('shell')) await firstWords();
      const path = location.pathname.replace(/(.)\/$/, '$1');
      const files = [...app.always, ...(app.byAddress[path] ?? [])];
      for (const [index, file] of files.entries()) {
        if (index > 0 && index % MOST_AT_ONCE === 0) await pressesAndScrolls();
        fetchAhead(app.base + file);
      }
      await rules;
      await import(app.base + app.always[0]);
    },
    { once: true },
  );
}

/** @param {string} address */
function fetchAhead(address) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Lets those that wait have their turn. */
function pressesAndScrolls() {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Nothing is painted in a tab that nobody sees. */
function firstWords() {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!isTold || document.visibilityState !== 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(null);
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(null);
    }, MOST_MS_BEFORE_THE_APP);
  });
}
