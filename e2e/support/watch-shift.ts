import type { Page } from '@playwright/test';

/** The largest layout shift of a page that counts as none: a fifth of what browsers call good. */
export const NO_SHIFT = 0.02;

type Watching = { layoutShift?: number };

/**
 * Adds up the layout shift of every page of this tab that is opened from now on, without the half second after a press, as
 * browsers do (Cumulative Layout Shift). Returns a function that reads the sum.
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watching: Watching = Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watching.layoutShift = (watching.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as Watching).layoutShift ?? 0);
}
