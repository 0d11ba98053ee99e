import { test } from '@playwright/test';
import { seedAccount } from '../support/seed-account';
import { shoot } from './shoot';

const HOME = '/dashboard/dev';

test('announcements of the team', async ({ page }) => {
  await seedAccount(page, 'dev');
  await page.goto(HOME);
  await page.getByText('3 publicados').waitFor();
  await shoot(page, 'dev-announcements');
  await page
    .getByRole('button', { name: /^Excluir/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'dev-announcement-delete', false);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Novo comunicado' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Título é obrigatório').waitFor();
  await shoot(page, 'dev-announcement-errors');
  await page.getByLabel('Título').fill('Aulão de véspera: o que levar e o que deixar em casa');
  await page
    .getByLabel('Conteúdo')
    .fill(
      'Domingo, às 10h, ao vivo.\n\nVamos reler duas redações e montar uma proposta de intervenção completa.\n\nA página da prova: https://www.gov.br/inep/pt-br/areas-de-atuacao/avaliacao-e-exames-educacionais/enem\n\n• Caneta preta de tubo transparente\n• Documento com foto',
    );
  await shoot(page, 'dev-announcement-editor');
});

test('messages to the team', async ({ page }) => {
  await seedAccount(page, 'dev');
  await page.goto(`${HOME}/mensagens`);
  const rows = page.getByRole('list', { name: 'Mensagens' }).getByRole('listitem');
  await rows.first().waitFor();
  await shoot(page, 'dev-inbox');
  await rows.nth(1).locator('summary').click();
  await page.getByText('Responder por e-mail').waitFor();
  await shoot(page, 'dev-inbox-open');
  await page.goto(`${HOME}/mensagens?situacao=nova&tipo=outro`);
  await page.getByRole('heading', { name: 'Nada com estes filtros' }).waitFor();
  await shoot(page, 'dev-inbox-nothing');
});

test('what the model costs', async ({ page }) => {
  await seedAccount(page, 'dev');
  await page.goto(`${HOME}/ia`);
  await page.getByRole('heading', { name: 'Últimos 30 dias' }).waitFor();
  await shoot(page, 'dev-model-costs');
});
