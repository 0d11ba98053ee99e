import { answerRequests } from '../support/fail-requests';
import { enter, newStudent, EVALUATION } from '../support/backend';
import { writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test('a wrong password deletes nothing, and neither does a network that is gone', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student/meus-dados');
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await test.step('a wrong password deletes nothing', async () => {
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await dialog.getByLabel('Sua senha').fill('outra-senha');
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('A senha não confere. Nada foi excluído.');
  });

  await test.step('without a connection it says so', async () => {
    await page.context().setOffline(true);
    await dialog.getByLabel('Sua senha').fill(marina.password);
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Sem conexão com a internet.');
    await page.context().setOffline(false);
  });
  await page.reload();
  await expect(page).toHaveURL(/meus-dados/);
});

test('a server with a model asks before the first essay, and a no is kept', async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  await answerRequests(page, EVALUATION, async (route) => {
    const body = (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
    bodies.push(body);
    if (body['status']) return route.fulfill({ json: { available: true } });
    return route.continue();
  });
  await enter(page, newStudent());
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  const question = page.getByRole('alertdialog', { name: 'Corrigir com um modelo de IA?' });
  await expect(question).toContainText('Seu nome e seu e-mail não vão.');
  expect(bodies.filter(({ essay }) => essay)).toEqual([]);
  await question.getByRole('button', { name: 'Corrigir só no Grifo' }).click();
  await expect(page.getByRole('dialog', { name: 'Correção da redação' })).toBeVisible({ timeout: 30_000 });
  expect(bodies.filter(({ essay }) => essay)).toMatchObject([{ consent: false }]);

  await page.goto('/dashboard/student/meus-dados');
  const choice = page.getByRole('switch', { name: 'Usar um modelo de IA para corrigir' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
});
