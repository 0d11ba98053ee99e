import { signUp, student } from './support/journey';
import { expect, test } from './support/test';

test('the trial counts down, ends calmly, and the free day still leads on', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-11-10T12:00:00-03:00') });
  await signUp(page, student);
  await page.clock.runFor(1500);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/2 dias restantes|1 dia restante/).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2025-11-13T12:00:00-03:00'));
  await page.goto('/dashboard/student');
  await expect(page.getByText('Período trial expirado').first()).toBeVisible();
});

test('the fixed promotional period: unlimited before its end, over after it', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-10-19T23:59:00-03:00') });
  await signUp(page, student);
  await page.goto('/dashboard/student/essay');
  await expect(page.getByText('Correções ilimitadas').filter({ visible: true }).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2025-10-20T00:01:00-03:00'));
  await page.goto('/dashboard/student/essay');
  await expect(page.getByText('Sem Créditos').first()).toBeVisible();
});

test('the mission and the suggestions change at midnight in São Paulo', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-11-11T02:59:30Z') });
  await signUp(page, student);
  await page.goto('/dashboard/student/essay');
  const list = page.getByRole('region', { name: 'Sugestões do Dia' });
  const before = await list.innerText();
  await page.clock.setFixedTime(new Date('2025-11-11T03:00:30Z'));
  await page.goto('/dashboard/student/essay');
  expect(await list.innerText()).not.toBe(before);
});
