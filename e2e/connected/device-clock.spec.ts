import { enter, newStudent } from '../support/backend';
import { pressSignOut, signIn } from '../support/journey';
import { expect, test } from '../support/test';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const CLOCKS: [device: string, offset: number, tag: string[]][] = [
  ['70 minutes ahead', 70 * MINUTE, []],
  ['70 minutes behind', -70 * MINUTE, ['@full']],
  ['a day ahead', DAY, ['@full']],
  ['a day behind', -DAY, ['@full']],
];

const PAGES = ['', '/essay', '/temas', '/progress', '/corrected-essays'];

for (const [device, offset, tag] of CLOCKS) {
  test(`with a clock that is ${device}, pages renew a session once at most`, { tag }, async ({ page }) => {
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token?grant_type=refresh_token')) renewals += 1;
    });
    const visitAll = async () => {
      for (const path of PAGES) {
        await page.goto(`/dashboard/student${path}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
    };
    await page.clock.install({ time: Date.now() + offset });
    const marina = newStudent();

    // These tokens were issued while the device's clock was right.
    await enter(page, marina);
    await visitAll();
    expect(renewals).toBeLessThanOrEqual(1);

    await page.goto('/dashboard/student');
    await pressSignOut(page);
    renewals = 0;
    await signIn(page, marina);
    await visitAll();
    expect(renewals).toBe(0);
  });
}
