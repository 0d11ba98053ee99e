import { skipWelcome, signUp, student } from './support/journey';
import { expect, test } from './support/test';

// The app uses the date in São Paulo, whatever the time zone of the device is.
test.use({ timezoneId: 'Asia/Tokyo' });

test('the trial counts down, ends calmly, and the free day still leads on', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-11-10T12:00:00-03:00') });
  await signUp(page, student);
  await skipWelcome(page);
  await expect(page.getByText(/2 dias restantes|1 dia restante/).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2025-11-13T12:00:00-03:00'));
  await page.goto('/dashboard/student');
  await expect(page.getByText('Período trial expirado').first()).toBeVisible();
});

test(
  'the fixed promotional period: unlimited before its end, over after it',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2025-10-19T23:59:00-03:00') });
    await signUp(page, student);
    await page.goto('/dashboard/student/essay');
    await expect(page.getByText('Correções ilimitadas').filter({ visible: true }).first()).toBeVisible();
    await page.clock.setFixedTime(new Date('2025-10-20T00:01:00-03:00'));
    await page.goto('/dashboard/student/essay');
    await expect(page.getByText('Sem Créditos').first()).toBeVisible();
  },
);

test(
  'the mission and the suggestions change at midnight in São Paulo, with the page open',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-11T02:59:10Z') });
    await signUp(page, student);
    await skipWelcome(page);
    // Only the mission's title is compared, because the countdown to midnight below it changes anyway.
    const mission = page.getByRole('region', { name: 'Missão do Dia' }).getByRole('heading', { level: 3 });
    const missionBefore = await mission.innerText();
    await page.clock.runFor(90_000);
    await expect.poll(() => mission.innerText()).not.toBe(missionBefore);

    await page.clock.setSystemTime(new Date('2025-11-12T02:59:10Z'));
    await page.goto('/dashboard/student/essay');
    const suggestions = page.getByRole('region', { name: 'Sugestões do Dia' });
    const suggestionsBefore = await suggestions.innerText();
    await page.clock.runFor(90_000);
    await expect.poll(() => suggestions.innerText()).not.toBe(suggestionsBefore);
  },
);
