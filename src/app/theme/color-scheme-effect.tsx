import { useLayoutEffect } from 'react';
import { useColorScheme } from './use-color-scheme';

/** Keeps the document in the chosen scheme; before the first paint public/theme.js has done the same. */
export function ColorSchemeEffect() {
  const scheme = useColorScheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = scheme;
    const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [scheme]);
  return null;
}
