import type { Page } from '@playwright/test';

type Watched = { waited: number[]; longTasks: number[] };

/**
 * Has the page time each key itself: from the moment the browser got it to when the first frame after the letter was
 * made, style, layout and painting included (a message posted in that frame comes when all of it is done).
 */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: Watched = { waited: [], longTasks: [] };
    Object.assign(globalThis, { watched: kept });
    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
    function tellAfterFrame() {
      const from = pressedAt;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => kept.waited.push(performance.now() - from));
        port1.start();
        port2.postMessage(null);
      });
    }
    addEventListener('input', tellAfterFrame, true);
    new PerformanceObserver((list) =>
      kept.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
}

/** What was timed since the last time; nothing is kept. */
export async function takeTimes(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const { waited, longTasks } = (globalThis as unknown as { watched: Watched }).watched;
    return { waited: waited.splice(0), longTasks: longTasks.splice(0) };
  });
}
