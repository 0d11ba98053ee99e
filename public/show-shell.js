// Runs before the first paint: shows what the page at this address begins with, which lies in a template of index.html
// (src/app/shells.tsx), until the app has drawn the page, and says so where it does not (docs/decisions/0022).
(() => {
  // On the slowest networks that pages still load on, most have come by then.
  const LATE_MS = 20_000;
  // Where the browser does not tell that something was painted, the app waits no longer.
  const MOST_MS_BEFORE_THE_APP = 3000;

  const root = document.getElementById('root');
  const app = document.getElementById('app');
  // A development server has neither: it starts the app itself.
  if (!root || !(app instanceof HTMLTemplateElement)) return;

  const { pathname } = location;
  const shell = document.createElement('div');
  shell.id = 'shell';
  const markup = markupOf(pathname);
  if (markup) {
    shell.append(markup);
    // Neither read aloud twice nor reached by the Tab key under what covers it.
    root.inert = true;
    root.before(shell);
  }
  // What may become code is decided by a deferred script, which has run by then.
  document.addEventListener('DOMContentLoaded', letAppStart, { once: true });

  function letAppStart() {
    // The network is left to style and fonts until the first words are painted. A tab that nobody sees paints nothing.
    if (!markup || document.visibilityState !== 'visible') return startApp();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) startApp();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(startApp, MOST_MS_BEFORE_THE_APP);
  }

  function startApp() {
    if (app instanceof HTMLTemplateElement) document.head.append(app.content);
  }

  const ended = new AbortController();
  const drawing = new MutationObserver(() => {
    if (!root.hasChildNodes()) return;
    // Another page than this one may be waited for in its own way.
    if (location.pathname === pathname && root.querySelector('[data-loading]')) return;
    drawing.disconnect();
    ended.abort();
    clearTimeout(timer);
    shell.remove();
    root.inert = false;
  });
  drawing.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(sayLate, LATE_MS);
  // A script that does not come or breaks, and a start that is refused. Once there is an app it says so itself.
  addEventListener('error', handleError, { capture: true, signal: ended.signal });
  addEventListener('unhandledrejection', handleError, { signal: ended.signal });

  /** @param {Event} event */
  function handleError({ target }) {
    const isOther = target instanceof Element && !(target instanceof HTMLScriptElement);
    if (!isOther && !root?.hasChildNodes()) sayLate();
  }

  /** Should the app come after all, it takes the place of this too. */
  function sayLate() {
    if (!root || shell.className) return;
    const text = document.createElement('p');
    text.textContent = 'A página não carregou por inteiro. Confira a conexão e recarregue.';
    const link = document.createElement('a');
    link.href = location.href.replace(/#.*/, '');
    link.textContent = 'Recarregar a página';
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.append(text, link);
    shell.className = 'is-late';
    shell.replaceChildren(alert);
    root.before(shell);
    root.inert = false;
  }

  /** What the page begins with for whoever is here; null where there is nothing to show.
   * @param {string} pathname */
  function markupOf(pathname) {
    const path = pathname.replace(/(.)\/$/, '$1');
    const template = document.querySelector(`template[data-path="${CSS.escape(path)}"]`);
    if (!(template instanceof HTMLTemplateElement)) return null;
    const user = read('grifo:user');
    if (template.dataset.area && !fits(template.dataset.area, user)) return null;
    const markup = template.content.cloneNode(true);
    const draft = read(`grifo:draft:${user?.id}`);
    if (markup instanceof DocumentFragment && (draft?.theme || draft?.essay))
      for (const one of markup.querySelectorAll('[data-unless-draft]'))
        if (one instanceof HTMLElement) one.style.visibility = 'hidden';
    return markup;
  }

  /** Not for other areas, one essay of the history, or a sidebar of another width.
   * @param {string} area @param {{ userType?: string } | null} user */
  function fits(area, user) {
    const isUsualSidebar = innerWidth < 1024 || read('grifo:sidebar-collapsed') === null;
    return user?.userType === area && !new URLSearchParams(location.search).has('ver') && isUsualSidebar;
  }

  /** @param {string} key */
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }
})();
