// Runs before first paint: the stored choice, else the system's preference. A file, not inline, for a strict CSP.
(() => {
  let stored = null;
  try {
    stored = JSON.parse(localStorage.getItem('grifo:theme') ?? 'null');
  } catch {
    stored = null;
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = stored === 'dark' || stored === 'light' ? stored : system;
})();
