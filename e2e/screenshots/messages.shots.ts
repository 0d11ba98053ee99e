import { test } from '@playwright/test';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

const SENT = [
  {
    id: '2',
    tipo_problema: 'sugestao',
    mensagem:
      'Seria ótimo comparar duas versões da mesma redação lado a lado.\n\nHoje abro duas abas e vou procurando o que mudou.',
    created_at: '2025-10-21T18:00:00.000Z',
  },
  {
    id: '1',
    tipo_problema: 'bug',
    mensagem: 'O botão de enviar foto não responde com o celular deitado.',
    created_at: '2025-10-02T12:00:00.000Z',
  },
];

test('announcements', async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.goto('/dashboard/student/comunicado');
  await page
    .getByRole('link', { name: /^Ler mais/ })
    .nth(1)
    .waitFor();
  await shoot(page, 'announcements');
  await page
    .getByRole('link', { name: /^Ler mais/ })
    .nth(1)
    .click();
  await page.getByRole('heading', { name: /^Escreveu à mão/ }).waitFor();
  await shoot(page, 'announcement');
});

test('feedback', async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.goto('/dashboard/student/feedback');
  await page.getByText('Nenhuma ainda.').waitFor();
  await shoot(page, 'feedback-empty');
  await page.getByRole('button', { name: 'Enviar Feedback' }).click();
  await page.getByText('Tipo de feedback é obrigatório').waitFor();
  await shoot(page, 'feedback-errors');
  await page.evaluate((messages) => {
    localStorage.setItem('grifo:messages:marina', JSON.stringify(messages));
  }, SENT);
  await page.reload();
  await page.getByText('Sugestão de melhoria', { exact: true }).last().click();
  await page.getByLabel('Mensagem').fill('Não achei onde mudar meu nome.');
  await shoot(page, 'feedback');
});
