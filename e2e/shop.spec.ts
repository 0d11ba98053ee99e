import { acceptFreeDay, send, signUp, student, writeEssay } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

const DAY_MS = 86_400_000;

test(
  'a freeze is earned, bought, and holds the streak over a missed day; a paper is on the sheet',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    const start = new Date('2026-11-24T15:00:00-03:00');
    await page.clock.install({ time: start });
    await signUp(page, student);
    await page.clock.runFor(1500);
    await acceptFreeDay(page);
    await writeEssay(page);
    await send(page);
    const result = page.getByRole('dialog', { name: 'Correção da redação' });
    await result.getByRole('button', { name: 'Voltar para Início' }).click();

    await page.goto('/dashboard/student/canetinhas');
    const shop = page.getByRole('region', { name: 'Papelaria' });
    for (const name of ['Guardar a sequência', 'Papel pardo']) {
      await shop.getByRole('button', { name: `Trocar por ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
    await expect(shop.getByText('Você tem 1 de 2.')).toBeVisible();
    await expect(shop.getByText('Em uso')).toBeVisible();
    await expectAccessible(page, 'shop');
    const ledger = page.getByRole('table', { name: /Extrato de canetinhas/ });
    await expect(ledger.getByRole('row', { name: /Papelaria: Guardar a sequência/ })).toContainText('−12');

    await page.goto('/dashboard/student/essay');
    await page.getByRole('button', { name: 'Enviar nova redação' }).click();
    await expect(page.locator('[style*="--paper"]').getByLabel('Sua redação')).toBeVisible();

    await page.clock.setFixedTime(new Date(start.getTime() + 2 * DAY_MS));
    await page.goto('/dashboard/student/progress');
    await expect(page.getByRole('heading', { name: '1 dia seguido' })).toBeVisible();
    const days = page.getByRole('list', { name: 'Últimos 14 dias' });
    await expect(days.getByText('25 de novembro: guardado')).toBeAttached();
    await page.clock.setFixedTime(new Date(start.getTime() + 3 * DAY_MS));
    await page.reload();
    await expect(page.getByText('Uma redação hoje começa uma nova sequência.')).toBeVisible();
  },
);
