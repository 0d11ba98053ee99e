import type { Page } from '@playwright/test';
import { teacher } from './support/journey';
import { seedAccount } from './support/seed-account';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const AREA = '/dashboard/teacher';

async function open(page: Page, address: string, changes = {}) {
  await seedAccount(page, 'teacher', changes);
  await page.goto(`${AREA}${address}`);
}

async function expectNoSideScroll(page: Page, where: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

test('profile: the samples in figures, edited and found again', { tag: '@full' }, async ({ page }) => {
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: teacher.name })).toBeVisible();
  await expect(page.getByRole('main').getByText('Professor', { exact: true })).toBeVisible();
  const teaching = page.getByRole('region', { name: 'Suas salas em números' });
  await expect(teaching.getByText('dados de exemplo')).toBeVisible();
  await expect(teaching.getByText('63', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Em números' }).getByRole('listitem').first()).toHaveText(
    /^2 salas/,
  );
  await expectAccessible(page, 'teacher profile');

  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('R');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Renato A. Lima');
  await page.getByLabel('Cidade').fill('Recife');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Renato A. Lima' })).toBeVisible();
  await expect(page.getByText('Recife', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideScroll(page, 'profile');
});

test(
  'upgrade, not offered where it is not sold: the plan, its rules, and back',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/profile');
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await open(page, '/upgrade');
    const offer = page.getByRole('region', { name: 'Aqui não há nada à venda' });
    await expect(page.getByRole('heading', { name: 'Plano Professor Premium' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('R$');
    await expectAccessible(page, 'teacher upgrade');

    await offer.getByRole('link', { name: 'Política de uso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política de uso' })).toBeVisible();
    await expectAccessible(page, 'usage policy');
    await page
      .getByRole('navigation', { name: 'Regras' })
      .getByRole('link', { name: 'Termos de pagamento' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de pagamento' })).toBeVisible();
    await expect(page.getByText('Aqui não há nada à venda: este site não recebe pagamentos.')).toBeVisible();
    await expectAccessible(page, 'payment terms');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideScroll(page, 'payment terms');
    await page.goBack();
    await page.goBack();
    await expectNoSideScroll(page, 'teacher upgrade');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(AREA);
  },
);

test(
  'with the plan nothing more is sold, and an address opened by itself leads home',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/upgrade', { plan: 'premium' });
    await expect(page.getByRole('region', { name: 'Este plano já é seu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(AREA);
  },
);

test(
  'announcements and feedback are those of everybody, written as a teacher',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/comunicado');
    await page
      .getByRole('link', { name: /^Ler mais/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/teacher\/comunicado\?ver=/);
    await page.getByRole('button', { name: 'Comunicados' }).click();
    await expect(page).toHaveURL(`${AREA}/comunicado`);
    await expect(page.getByText('2 não lidos de 3')).toBeVisible();
    await expectAccessible(page, 'announcements of a teacher');

    await page.goto(`${AREA}/feedback`);
    await expect(page.getByText('Você fala com a equipe pela sua conta de professor.')).toBeVisible();
    await page.getByLabel('Tipo de feedback').selectOption('Sugestão de melhoria');
    await page.getByLabel('Mensagem').fill('Escolher várias salas de uma vez para o mesmo tema.');
    await page.getByRole('button', { name: 'Enviar Feedback' }).click();
    await expect(page.getByText('Feedback enviado com sucesso!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Suas mensagens' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'feedback of a teacher');
  },
);
