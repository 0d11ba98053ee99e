import type { Browser, Page } from '@playwright/test';
import type { KeyTimes } from './key-times.ts';
import { mainThreadTimes } from './main-thread-times.ts';
import { takeTimes } from './watch-keys.ts';

/** Playwright has keys for letters without accents. */
const WORDS =
  'agora vemos que a leitura muda a vida de quem estuda e sonha com um futuro mais justo para todos nesta terra ';

/** Between two keys of somebody who types fast (ms), by turns. */
const PAUSES_MS = [100, 137, 124, 111, 148];

export type Typing = { place: KeyTimes['place']; at: 'middle' | 'end'; keys: number };

/** Types at one place of the only field with the language of an essay, and tells what each key took. */
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
