import type { Page } from '@playwright/test';

type Watched = { percents: number[]; bareFrames: number };

/**
 * Observes the page from when the loading dialog appears until the correction with this heading appears. Records
 * the bar's percentages and counts the frames that show neither the dialog nor the correction.
 */
export async function watchTheWait(page: Page, heading: string) {
  await page.evaluate((name) => {
    const watched: Watched = { percents: [], bareFrames: 0 };
    Object.assign(globalThis, { watched });
    const look = () => {
      const bar = document.querySelector('[role="progressbar"][aria-label="Progresso da correção"]');
      if (bar) watched.percents.push(Number(bar.getAttribute('aria-valuenow')));
      const isOver = [...document.querySelectorAll('h1, h2')].some((one) => one.textContent === name);
      const isCovered = document.querySelector('[role="dialog"], .fixed.inset-0') !== null;
      if (watched.percents.length > 0 && !isOver && !isCovered) watched.bareFrames += 1;
      if (!isOver || bar) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, heading);
  return () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}
