import { test } from '@playwright/test';
import { seedStudent } from '../../tests/support/seed-device';
import { ANSWER, noteOf, openDisagreement, openForm } from '../support/disagreement';
import { seedAccount } from '../support/seed-account';
import { shoot } from './shoot';

const CORRECTION = '/dashboard/student/corrected-essays?ver=1';
const REASON =
  'O corretor leu outra coisa nesta parte do texto: a ideia volta na conclusão, com as palavras da introdução.';

test('disagreeing, and the inbox of the team', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('grifo:celebrations', 'false'));
  await seedAccount(page, 'dev');
  await page.goto('/dashboard/dev/discordancias');
  await page.getByText('Nenhuma discordância ainda').waitFor();
  await shoot(page, 'disagreements-none');

  await seedStudent(page, { ages: [1], withDraft: false });
  await page.goto(CORRECTION);
  const form = await openForm(page);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await shoot(page, 'result-disagree');
  await openForm(page);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await shoot(page, 'disagree-form', false);
  await form.getByLabel('Do que você discorda?').selectOption({ index: 1 });
  await form.getByLabel('Que nível você esperava?').selectOption('200');
  await form.getByLabel('Por quê?').fill(REASON);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar' }).click();
  await noteOf(page).waitFor();
  await shoot(page, 'disagreed');

  await seedAccount(page, 'dev');
  const row = await openDisagreement(page, REASON);
  await row.getByRole('region', { name: 'Redação do aluno' }).waitFor();
  await shoot(page, 'disagreements');
  await row.getByText('O aluno tem razão', { exact: true }).click();
  await row.getByLabel('Resposta ao aluno').fill(ANSWER);
  await row.getByRole('button', { name: 'Responder' }).click();
  await row.getByRole('button', { name: 'Mudar a resposta' }).waitFor();
  await shoot(page, 'disagreements-answered');

  await seedStudent(page, { ages: [1], withDraft: false });
  await page.goto(CORRECTION);
  await noteOf(page).getByText(ANSWER).waitFor();
  await shoot(page, 'disagreement-answered');
});
