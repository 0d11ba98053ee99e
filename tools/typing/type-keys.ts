import type { Browser, Page } from '@playwright/test';
import type { KeyTimes } from './key-times.ts';

/** Words without accents, because Playwright has keys only for plain letters. */
const WORDS =
  'agora vemos que a leitura muda a vida de quem estuda e sonha com um futuro mais justo para todos nesta terra ';

/** Pauses between keys of a fast typist (ms), used in turn. */
const PAUSES_MS = [100, 137, 124, 111, 148];

type Typing = { place: KeyTimes['place']; at: 'middle' | 'end'; keys: number };

/** Types at one position of the only field with the language of an essay, and returns the time of each key. */
export async function typeKeys(browser: Browser, page: Page, { place, at, keys }: Typing): Promise<KeyTimes> {
  await page.locator('textarea[lang="pt-BR"]').evaluate((field: HTMLTextAreaElement, where) => {
    const { length } = field.value;
    const caret = where === 'end' ? length : field.value.indexOf(' ', length / 2) + 1;
    field.focus();
    field.setSelectionRange(caret, caret);
  }, at);
  await page.waitForTimeout(1500);
  await takeTimes(page);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  for (let pressed = 0; pressed < keys; pressed += 1) {
    const letter = WORDS.charAt(pressed % WORDS.length);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(PAUSES_MS[pressed % PAUSES_MS.length] ?? 100);
  }
  const trace = await browser.stopTracing();
  return { place, ...(await takeTimes(page)), worked: mainThreadTimes(trace.toString()) };
}

type Watched = { waited: number[]; longTasks: number[] };

/**
 * Makes the page time each key itself: from the moment the browser received it to the end of the first frame with
 * the letter, including style, layout and painting (a message posted in that frame arrives when all of it is done).
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

/** Returns and clears the times measured since the last call. */
async function takeTimes(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const { waited, longTasks } = (globalThis as unknown as { watched: Watched }).watched;
    return { waited: waited.splice(0), longTasks: longTasks.splice(0) };
  });
}

/**
 * The fields of a Chromium trace event that are used here; times in µs, `tts` and `tdur` by the thread's own clock.
 */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/**
 * For each key in a trace, the time in ms that the thread worked from the `keydown` to the end of the first frame
 * after it.
 */
export function mainThreadTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X').sort((one, other) => one.ts - other.ts);
  const keys = whole.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const frames = whole.filter(({ name }) => name === 'Commit');
  return keys.flatMap((key) => {
    const frame = frames.find(({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts > key.ts);
    if (key.tts === undefined || frame?.tts === undefined) return [];
    return [(frame.tts + (frame.tdur ?? 0) - key.tts) / 1000];
  });
}
