import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('public/show-shell.js', 'utf8');
const MARINA = { id: 'marina', userType: 'student' };

/** Reports paints as the browser does. */
let tellOfPaint: (names: readonly string[]) => void = () => {};

class FakeObserver {
  constructor(tell: (list: { getEntriesByName(name: string): unknown[] }) => void) {
    tellOfPaint = (names) => tell({ getEntriesByName: (name) => names.filter((one) => one === name) });
  }
  observe() {}
}

/** Opens an address as the browser does: the script runs, then the document has been parsed. */
function open(address: string): void {
  history.replaceState(null, '', address);
  // oxlint-disable-next-line no-eval, no-implied-eval, typescript/no-implied-eval -- a script of the page is run as one
  new Function(SCRIPT)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const shell = () => document.getElementById('shell');
const root = () => document.getElementById('root') as HTMLElement;
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  window.CSS ??= { escape: (text: string) => text } as typeof CSS;
  localStorage.clear();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="root"></div>
    <template id="app"><script type="text/plain" src="/assets/index.js"></script></template>
    <template data-path="/"><h1>Correção inteligente</h1></template>
    <template data-path="/dashboard/student" data-area="student"><p data-unless-draft="">Escolha um tema</p></template>`;
});
afterEach(async () => {
  // Simulates the app's first render, so that nothing stays pending for the next page.
  root().innerHTML = '<main>Entrar</main>';
  await Promise.resolve();
  document.body.innerHTML = '';
});

describe('what a page begins with', () => {
  it('is there before the app', () => {
    open('/');

    expect(shell()?.textContent).toBe('Correção inteligente');
    expect(shell()?.nextElementSibling).toBe(root());
  });

  it('is not shown beside a sidebar of another width', () => {
    keep('grifo:user', MARINA);
    keep('grifo:sidebar-collapsed', true);

    open('/dashboard/student');

    expect(shell()).toBeNull();
  });

  it.each([
    ['an area nobody is signed in to', '/dashboard/student', null],
    ['the area of others', '/dashboard/student', { id: 'carlos', userType: 'teacher' }],
    ['a page that has none', '/dashboard/student/profile', MARINA],
    ['one essay in the place of the list', '/dashboard/student?ver=1', MARINA],
  ])('is not shown for %s', (_requirement, address, user) => {
    if (user) keep('grifo:user', user);

    open(address);

    expect(shell()).toBeNull();
  });

  it.each([
    ['to whoever is signed in to the area', '/dashboard/student'],
    ['at an address with a slash at its end', '/dashboard/student/'],
  ])('is shown %s', (_requirement, address) => {
    keep('grifo:user', MARINA);

    open(address);

    expect(shell()?.textContent).toBe('Escolha um tema');
  });

  it.each([
    ['hides the empty sheet where an essay was begun', { theme: '', essay: 'A leitura' }, 'hidden'],
    ['hides the empty sheet where a theme was chosen', { theme: 'Leitura', essay: '' }, 'hidden'],
    ['shows it where nothing was begun', { theme: '', essay: '' }, 'visible'],
  ])('%s', (_requirement, draft, visibility) => {
    keep('grifo:user', MARINA);
    keep('grifo:draft:marina', draft);

    open('/dashboard/student');

    expect(screen.getByText('Escolha um tema')).toHaveStyle({ visibility });
  });

  it('does not mind a record that cannot be read', () => {
    localStorage.setItem('grifo:user', '{');

    open('/dashboard/student');

    expect(shell()).toBeNull();
  });

  it('stays while the page is still loading, and goes with its first picture', async () => {
    open('/');
    root().innerHTML = '<div><output data-loading=""></output></div>';
    await Promise.resolve();
    expect(shell()).not.toBeNull();

    root().innerHTML = '<main>Entrar</main>';
    await Promise.resolve();
    expect(shell()).toBeNull();
  });

  it('goes where the app has gone on to another page, which may still load', async () => {
    open('/');

    history.replaceState(null, '', '/login');
    root().innerHTML = '<output data-loading=""></output>';
    await Promise.resolve();

    expect(shell()).toBeNull();
  });
});

describe('the app', () => {
  const started = () => document.head.querySelectorAll('script').length;
  beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'));

  it('leaves the network to the first words until they are painted, and is started once', () => {
    open('/');
    expect(started()).toBe(0);
    tellOfPaint(['first-paint']);
    expect(started()).toBe(0);
    tellOfPaint(['first-paint', 'first-contentful-paint']);
    tellOfPaint(['first-contentful-paint']);
    expect(started()).toBe(1);
  });

  it('waits no longer than three seconds for a browser that tells of no paint', () => {
    vi.useFakeTimers();
    open('/');
    vi.advanceTimersByTime(3000);
    expect(started()).toBe(1);
    vi.useRealTimers();
  });

  it('starts at once where the page begins with nothing', () => {
    open('/login');
    expect(started()).toBe(1);
  });

  it('starts at once in a tab that nobody sees', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open('/');
    expect(started()).toBe(1);
  });
});

describe('a page that does not come', () => {
  const SENTENCE = 'A página não carregou por inteiro. Confira a conexão e recarregue.';
  const alert = () => document.querySelector('[role="alert"]');
  const breakScript = () => {
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
  };

  it.each([
    ['a script that does not come', breakScript],
    ['a script that breaks', () => window.dispatchEvent(new Event('error'))],
    ['a start that is refused', () => window.dispatchEvent(new Event('unhandledrejection'))],
  ])('says so after %s', (_requirement, fail) => {
    open('/');

    fail();

    expect(alert()).toHaveTextContent(SENTENCE);
    expect(shell()).not.toHaveTextContent('Correção inteligente');
  });

  it('says so where nothing was shown, once it takes too long', () => {
    vi.useFakeTimers();
    open('/login?de=convite#formulario');

    vi.advanceTimersByTime(20_000);

    expect(alert()).toHaveTextContent(SENTENCE);
    expect(alert()?.querySelector('a')?.getAttribute('href')).toMatch(/\/login\?de=convite$/);
    vi.useRealTimers();
  });

  it('minds neither a picture that does not come nor what goes wrong in the app', () => {
    open('/');
    document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
    expect(alert()).toBeNull();

    root().innerHTML = '<output data-loading=""></output>';
    breakScript();
    expect(alert()).toBeNull();
  });

  it('takes the sentence back where the app comes after all', async () => {
    open('/');
    breakScript();

    root().innerHTML = '<main>Entrar</main>';
    await Promise.resolve();
    expect(alert()).toBeNull();

    breakScript();
    expect(alert()).toBeNull();
  });
});
