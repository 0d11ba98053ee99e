import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test';

const INBOX = '/dashboard/dev/discordancias';
export const ANSWER = 'A tese está mesmo na introdução, e o corretor passou por ela.';

const competency = (page: Page) => page.getByRole('article').filter({ hasText: 'Competência 3' });
/** The student's note of disagreement with the third competency. */
export const noteOf = (page: Page) =>
  competency(page).getByRole('note', { name: 'Você discordou: competência 3' });

/** Opens the third competency if it is closed, and then its form. */
export async function openForm(page: Page) {
  const fold = competency(page).getByRole('button', { name: /^Competência 3/ });
  await expect(competency(page)).toBeVisible();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await competency(page)
    .getByRole('button', { name: /^Não concordo/ })
    .click();
  const form = page.getByRole('dialog', { name: 'Não concordo: competência 3' });
  await expect(form).toBeVisible();
  return form;
}

/** Disagrees with the first evidence of the third competency, optionally sharing the essay. */
export async function disagree(page: Page, reason: string, { isShared = false } = {}) {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Escolha do que você discorda.')).toBeVisible();
  await expect(form.getByText(/com pelo menos 20 caracteres/)).toBeVisible();
  await expectAccessible(page, 'the form with errors');
  await form.getByLabel('Do que você discorda?').selectOption({ index: 1 });
  await form.getByLabel('Que nível você esperava?').selectOption('200');
  await form.getByLabel('Por quê?').fill(reason);
  const share = form.getByRole('checkbox', { name: /^Enviar minha redação junto/ });
  await expect(share).not.toBeChecked();
  if (isShared) await share.check();
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(noteOf(page)).toContainText('aguardando resposta');
  await expect(noteOf(page)).toContainText(reason);
  await expect(noteOf(page)).toBeFocused();
}

/** Opens, as a developer, the disagreement with this reason. */
export async function openDisagreement(page: Page, reason: string) {
  await page.goto(INBOX);
  const row = page
    .getByRole('list', { name: 'Discordâncias' })
    .getByRole('listitem')
    .filter({ hasText: reason });
  await row.locator('summary').click();
  return row;
}
