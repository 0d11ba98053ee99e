import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { askForApp } from '../../tools/fetch-ahead';
import { eventually } from '../support/eventually';

const FILES = {
  always: ['assets/index-0.js', 'assets/base-1.js'],
  byAddress: new Map([
    ['/dashboard/student', ['assets/area-2.js', 'assets/home-3.js']],
    ['/dashboard/student/essay', ['assets/area-2.js', 'assets/essay-4.js']],
  ]),
};

type Painted = (list: { getEntriesByName(name: string): unknown[] }) => void;

/** A page that has come as far as its end, with its first words on it or without; and what the browser can tell. */
function openAt(pathname: string, { hasWords = false, isVisible = true, tells = ['paint'] } = {}) {
  const asked: string[] = [];
  const started: string[] = [];
  let told: Painted = () => undefined;
  const document = Object.assign(new EventTarget(), {
    visibilityState: isVisible ? 'visible' : 'hidden',
    getElementById: (id: string) => (hasWords && id === 'shell' ? {} : null),
    createElement: () => ({ rel: '', href: '' }),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  });
  class PerformanceObserver {
    static supportedEntryTypes = tells;
    constructor(tell: Painted) {
      told = tell;
    }
    observe() {}
    disconnect() {}
  }
  runInNewContext(askForApp(FILES, '/').replace('import(', 'started.push('), {
    document,
    location: { pathname },
    PerformanceObserver,
    setTimeout,
    started,
  });
  document.dispatchEvent(new Event('readystatechange'));
  return {
    asked,
    started,
    parse: () => document.dispatchEvent(new Event('DOMContentLoaded')),
    paint: (name: string) => told({ getEntriesByName: (one) => (one === name ? [{}] : []) }),
  };
}

describe('askForApp', () => {
  it.each([
    ['what the page needs', '/dashboard/student', ['/assets/area-2.js', '/assets/home-3.js']],
    ['it with a slash at the end', '/dashboard/student/essay/', ['/assets/area-2.js', '/assets/essay-4.js']],
    ['no more on the first page', '/', []],
    ['no more at an address that it does not know', '/dashboard/student/profile', []],
  ])('asks for what every page needs and %s', (_requirement, path, own) => {
    expect(openAt(path).asked).toEqual(['/assets/index-0.js', '/assets/base-1.js', ...own]);
  });

  it('starts the app once the page has come, as the rules on code have by then', async () => {
    const page = openAt('/dashboard/teacher');
    await new Promise((done) => setTimeout(done));
    expect(page.started).toEqual([]);
    page.parse();
    await eventually(() => expect(page.started).toEqual(['/assets/index-0.js']));
  });

  it('leaves the line to the first words until they are on the screen', async () => {
    const page = openAt('/', { hasWords: true });
    page.parse();
    page.paint('first-paint');
    await new Promise((done) => setTimeout(done));
    expect(page.asked).toEqual([]);
    page.paint('first-contentful-paint');
    await eventually(() => expect(page.started).toEqual(['/assets/index-0.js']));
  });

  it.each([
    ['a tab that nobody sees', { isVisible: false }],
    ['a browser that does not tell of paints', { tells: ['longtask'] }],
  ])('waits for no words in %s', async (_where, page) => {
    const { parse, started } = openAt('/', { hasWords: true, ...page });
    parse();
    await eventually(() => expect(started).toEqual(['/assets/index-0.js']));
  });
});
