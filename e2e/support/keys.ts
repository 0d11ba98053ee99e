import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or Shift+Tab to go back, until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    if (presses === 60) throw new Error(`${control.toString()} was not reached by ${key}`);
    await page.keyboard.press(key);
  }
}
