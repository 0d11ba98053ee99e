import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ColorScheme } from '@/data/services';
import { useEntryServices, useStore } from '@/data/services-context';
import { ThemeToggle } from '@/ui/theme-toggle';

/** The current color scheme: the user's choice, else the system's. */
export function useColorScheme(): ColorScheme {
  const chosen = useStore(useEntryServices().preferences.theme);
  const system = useSyncExternalStore(subscribeToSystem, systemScheme, schemeOfBuild);
  return chosen ?? system;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';

function systemScheme(): ColorScheme {
  return window.matchMedia?.(DARK_QUERY).matches ? 'dark' : 'light';
}

/**
 * The scheme while prerendering. It has no effect, because prerendered markup takes the colors of the page into
 * which it is inserted.
 */
function schemeOfBuild(): ColorScheme {
  return 'light';
}

function subscribeToSystem(listener: () => void): () => void {
  const query = window.matchMedia?.(DARK_QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Switch between light and dark, stored on this device. */
export function ThemeSwitch() {
  const { theme } = useEntryServices().preferences;
  return <ThemeToggle scheme={useColorScheme()} onChange={(scheme) => theme.set(scheme)} />;
}

/** Applies the chosen scheme to the document; before the first paint, public/theme.js has done the same. */
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
