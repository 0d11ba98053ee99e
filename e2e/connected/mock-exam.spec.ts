import { enter, newStudent, storedEssays } from '../support/backend';
import { essay, expectCorrection } from '../support/journey';
import { expect, test } from '../support/test';

test('a mock exam is stored with its time, and listed as one', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto(`/dashboard/student/simulado?tema=${encodeURIComponent(essay.theme)}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByLabel('Sua redação, até 30 linhas').fill(essay.text);
  await page.getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('button', { name: 'Enviar para correção' }).click();
  await expectCorrection(page);
  await expect(page.getByRole('region', { name: 'Simulado' })).toContainText('de 1h30');
  await expect
    .poll(() => storedEssays(marina))
    .toMatchObject([
      { origem: 'funcao', simulado: true, correcao: { grifo: { mock: { minutes: 90, medium: 'typed' } } } },
    ]);
  await page.goto('/dashboard/student/corrected-essays');
  await expect(page.getByRole('listitem').filter({ hasText: essay.theme })).toContainText('Simulado');
});
