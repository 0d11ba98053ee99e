import type { Page } from '@playwright/test';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const BOARD = '/dashboard/student/comunicado';
const FORM = '/dashboard/student/feedback';
const LONG_WORD = 'paralelepipedo'.repeat(30);
const TEXT = '<img src=x onerror="document.body.dataset.ran=1"> não abre\n\nno celular.';

async function open(page: Page, address: string) {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.goto(address);
}

const cards = (page: Page) => page.getByRole('link', { name: /^Ler mais/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Enviar Feedback' });
const ownMessages = (page: Page) => page.getByRole('region', { name: 'Suas mensagens' });

async function expectNoSideScroll(page: Page, where: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

test(
  'announcements: read one, come back to it, share its address',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await open(page, BOARD);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByText('3 não lidos de 3')).toBeVisible();
    await expectAccessible(page, 'board');
    await cards(page).nth(1).click();
    const title = page.getByRole('heading', { name: 'Escreveu à mão? Quatro cuidados com a foto' });
    await expect(title).toBeFocused();
    await expectAccessible(page, 'announcement');
    await page.reload();
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(page.getByText('2 não lidos de 3')).toBeVisible();
    await expect(page.getByText('Não lido', { exact: true })).toHaveCount(2);
  },
);

test('an address whose announcement is gone says so', { tag: '@full' }, async ({ page }) => {
  await open(page, `${BOARD}?ver=nenhum`);
  await expect(page.getByRole('heading', { name: 'Comunicado não encontrado' })).toBeVisible();
  await expectAccessible(page, 'no such announcement');
  await page.getByRole('button', { name: 'Ver comunicados' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('feedback: wrong, begun, sent, kept', { tag: '@full' }, async ({ page }) => {
  await open(page, FORM);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Marina Duarte');
  await expect(page.getByText('Nenhuma ainda.')).toBeVisible();
  await page.getByLabel('E-mail').fill('marina');
  await submit(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  for (const sentence of [
    'Por favor, insira um email válido',
    'Tipo de feedback é obrigatório',
    'Mensagem deve ter pelo menos 20 caracteres',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expectAccessible(page, 'feedback with errors');

  await page.getByLabel('E-mail').fill('marina@email.exemplo');
  await page.getByLabel('Tipo de feedback').selectOption('Dificuldade de uso');
  await page.getByLabel('Mensagem').fill(TEXT);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('marina@email.exemplo');
  await expect(page.getByLabel('Mensagem')).toHaveValue(TEXT);

  await submit(page).click();
  await expect(page.getByText('Feedback enviado com sucesso!')).toBeVisible();
  await expect(page.getByText(/^Mensagem enviada/)).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  await expectAccessible(page, 'feedback sent');
  await page.reload();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  const mine = ownMessages(page).getByRole('listitem');
  await mine.getByText('Dificuldade de uso').click();
  await expect(mine.getByRole('paragraph')).toHaveText(TEXT);
  expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
  await expectAccessible(page, 'a message unfolded');
});

test('what was edited by hand is set aside, and the pages stand', { tag: '@full' }, async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.evaluate(() => {
    localStorage.setItem('grifo:messages:marina', '[{"id":1},');
    localStorage.setItem('grifo:message-draft:marina', '{"mensagem":7}');
    localStorage.setItem('grifo:announcements-read:marina', '"tudo"');
  });
  await page.goto(FORM);
  await expect(page.getByText('Nenhuma ainda.')).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  await page.goto(BOARD);
  await expect(page.getByText('3 não lidos de 3')).toBeVisible();
});

test('nothing runs over the side at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await seedStudent(page, { ages: [], withDraft: false });
  const stored = [
    { id: '1', tipo_problema: 'bug', mensagem: LONG_WORD, created_at: '2025-10-22T18:00:00.000Z' },
  ];
  await page.evaluate((messages) => {
    localStorage.setItem('grifo:messages:marina', JSON.stringify(messages));
  }, stored);
  await page.goto(BOARD);
  await expect(cards(page)).toHaveCount(3);
  await expectNoSideScroll(page, 'board');
  await cards(page).last().click();
  await expect(page.getByRole('link', { name: /gov\.br/ })).toBeVisible();
  await expectNoSideScroll(page, 'announcement');
  await page.goto(FORM);
  await submit(page).click();
  await ownMessages(page).getByText('Bug no sistema').click();
  await expectNoSideScroll(page, 'feedback');
});

test('both by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await open(page, BOARD);
  const tabTo = async (role: 'link' | 'button' | 'textbox' | 'combobox', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    for (let hop = 0; hop < 40; hop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await expect(cards(page)).toHaveCount(3);
  await tabTo('link', /^Ler mais/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeFocused();
  await page.goto(FORM);
  await tabTo('combobox', 'Tipo de feedback');
  await page.keyboard.type('Sug');
  await tabTo('textbox', 'Mensagem');
  await page.keyboard.insertText('Comparar duas versões lado a lado.');
  await tabTo('button', 'Enviar Feedback');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Mensagem enviada/)).toBeVisible();
  await expect(ownMessages(page).getByText('Sugestão de melhoria')).toBeVisible();
});
