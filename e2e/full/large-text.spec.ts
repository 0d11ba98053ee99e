import { seedEssays } from '../../tests/support/seed-device';
import { expect, test } from '../support/test';

const PATHS = [
  '/dashboard/student',
  '/dashboard/student/essay',
  '/dashboard/student/corrected-essays?filtro=todas',
  '/dashboard/student/progress',
  '/dashboard/student/profile',
  '/dashboard/student/canetinhas',
];

test('letters twice as large: nothing of a page stands beyond the edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seedEssays(page, 20);
  for (const path of PATHS) {
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect
      .poll(
        () =>
          page.locator('main').evaluate((main) => {
            const edge = document.documentElement.clientWidth + 1;
            return [...main.querySelectorAll(':not(.sr-only, svg *)')]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
              .map((one) => `<${one.localName}> ${one.textContent.slice(0, 40)}`)
              .slice(0, 5);
          }),
        { message: path },
      )
      .toEqual([]);
  }
});
