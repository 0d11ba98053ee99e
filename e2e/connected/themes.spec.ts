import { enter, newStudent, storedEssays } from '../support/backend';
import { COPIED, COPYING_ESSAY, PROPOSAL } from '../support/copying-essay';
import { send } from '../support/journey';
import { expect, test } from '../support/test';

test('an essay on a proposal of the bank goes with its texts: what was copied is told', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student/temas');
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(PROPOSAL);
  await page.getByRole('link', { name: PROPOSAL }).click();
  await expect(page.getByRole('heading', { name: PROPOSAL })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Texto I', exact: true })).toContainText(COPIED.slice(0, 60));

  await page.getByRole('link', { name: 'Escrever sobre este tema' }).click();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(PROPOSAL);
  await expect(page.getByText(COPIED.slice(0, 60)).filter({ visible: true })).toHaveCount(1);
  await page.getByLabel('Sua redação').fill(COPYING_ESSAY);
  await send(page);
  await page.getByRole('button', { name: /^Competência 2:/ }).click();
  await expect(page.getByText('Trechos iguais aos textos motivadores').first()).toBeAttached();
  await expect.poll(() => storedEssays(marina)).toMatchObject([{ tema: PROPOSAL, texto: COPYING_ESSAY }]);

  await page.goto('/dashboard/student/temas');
  await expect(page.getByText(/^escrita, \d+$/)).toHaveCount(1);
});
