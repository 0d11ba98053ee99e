import type { Page } from '@playwright/test';
import { signUp, teacher } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const HOME = '/dashboard/teacher';
const LIST = '/dashboard/teacher/classrooms';
const SAMPLE = '3º ano A';
const OTHER_THEME = 'Invisibilidade do trabalho de cuidado no Brasil';

async function openSample(page: Page, tab?: string) {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(LIST);
  await page.getByRole('link', { name: new RegExp(SAMPLE) }).click();
  await expect(page.getByRole('heading', { name: SAMPLE, level: 2 })).toBeVisible();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

/** `first`, because the previous toast may still be fading out. */
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title }).first();
const students = (page: Page) => page.getByRole('region', { name: 'Alunos' });
const nameField = (page: Page) => page.getByLabel('Nome do aluno');
const theme = (page: Page) => page.getByLabel('Tema da redação');
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test(
  'the home shows the samples, labelled, and leads to a class',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await signUp(page, teacher, 'Sou Professor');
    for (const [label, value] of [
      ['total de salas', '2'],
      ['total de alunos', '63'],
      ['média geral', '700'],
    ]) {
      await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(String(value));
    }
    for (const name of ['Visão geral', 'Suas salas', 'Redações recentes']) {
      await expect(page.getByRole('region', { name }).getByText('dados de exemplo')).toBeVisible();
    }
    await expectAccessible(page, 'teacher home');
    await page.getByRole('link', { name: `Ver sala: ${SAMPLE}` }).click();
    await expect(page.getByRole('heading', { name: SAMPLE, level: 2 })).toBeVisible();
    await expect(page).toHaveTitle(`${SAMPLE} · Grifo`);
  },
);

test('a class is created, edited, and deleted after a question', { tag: '@phone-full' }, async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.getByRole('link', { name: 'Nova sala' }).click();
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await expect(toast(page, 'Nome obrigatório')).toContainText('Por favor, informe o nome da sala.');
  await page.getByLabel('Nome da sala').fill('a'.repeat(500));
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await expect(page.getByText('Nome da sala deve ter no máximo 100 caracteres')).toBeVisible();
  await expectAccessible(page, 'new class with an error');
  await page.getByLabel('Nome da sala').fill('1º ano C <b>redação</b> 👩‍🏫');
  await page.getByLabel('Descrição').fill('Sextas, tarde');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await expect(toast(page, 'Sala criada!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1º ano C <b>redação</b> 👩‍🏫' })).toBeVisible();
  await expect(page.getByText('Ninguém por enquanto.')).toBeVisible();

  await page.getByRole('button', { name: 'Editar sala' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar sala' });
  await dialog.getByLabel('Nome da sala').fill('1º ano C');
  await page.keyboard.press('Escape');
  await expect(alert(page, 'Sair sem salvar?')).toBeVisible();
  // Escape closes only the topmost dialog, and the confirmation dialog becomes the topmost dialog only a moment
  // after it is visible.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(alert(page, 'Sair sem salvar?')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByLabel('Nome da sala')).toHaveValue('1º ano C');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: '1º ano C', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Excluir sala' }).click();
  const question = alert(page, 'Excluir a sala “1º ano C”?');
  await expect(question).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question before a class is deleted');
  await question.getByRole('button', { name: 'Excluir sala' }).click();
  await expect(toast(page, 'Sala excluída!')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('2 salas')).toBeVisible();
});

test('names are added one after the other, and a removal is undone', async ({ page }) => {
  await openSample(page);
  await expect(students(page).getByRole('listitem')).toHaveCount(28);
  await nameField(page).press('Enter');
  await expect(toast(page, 'Nome obrigatório')).toContainText('Por favor, informe o nome do aluno.');
  await nameField(page).click();
  for (const name of ['Zuleica Prado', 'Zuleica Prado', 'Zoé <i>Alves</i> 🦅']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toBeFocused();
  }
  await expect(toast(page, 'Aluno adicionado!')).toBeVisible();
  await expect(students(page).getByText('ainda não entrou')).toHaveCount(3);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await nameField(page).fill('helena prado');
  await expect(page.getByText(/^Já há “Helena Prado” na lista/)).toBeVisible();
  await nameField(page).fill('');

  await page.getByRole('button', { name: 'Remover Helena Prado' }).click();
  const question = alert(page, 'Remover Helena Prado?');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(students(page).getByRole('listitem')).toHaveCount(30);
  await toast(page, 'Aluno removido!').getByRole('button', { name: 'Desfazer' }).click();
  await expect(students(page).getByText('Helena Prado')).toBeVisible();
  await page.reload();
  await expect(students(page).getByRole('listitem')).toHaveCount(31);
});

test(
  'a theme with its day, which the class sees, and those before it',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await openSample(page, 'Temas');
    await expect(page).toHaveURL(/\?aba=temas$/);
    const previous = await theme(page).inputValue();
    await theme(page).fill(OTHER_THEME);
    await page.getByLabel('Prazo (opcional)').fill('2020-01-01');
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('Este dia já passou. Escolha hoje ou um dia depois.')).toBeVisible();
    await page.getByLabel('Prazo (opcional)').fill('2099-11-30');
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(toast(page, 'Tema atualizado!')).toContainText(
      'O tema da redação foi atualizado com sucesso.',
    );
    const current = page.getByRole('region', { name: 'Tema atual' });
    await expect(current).toContainText(OTHER_THEME);
    await expect(current).toContainText('30 de novembro de 2099');
    await expect(page.getByRole('region', { name: 'Temas anteriores' })).toContainText(previous);
    await page.reload();
    await expect(theme(page)).toHaveValue(OTHER_THEME);
    await expect(page.getByLabel('Prazo (opcional)')).toHaveValue('2099-11-30');
    await expectAccessible(page, 'themes of a class');
  },
);

test(
  'two tabs change the theme: the later one sees both, and chooses',
  { tag: '@full' },
  async ({ page, context }) => {
    await openSample(page, 'Temas');
    const other = await context.newPage();
    await other.goto(page.url());
    await theme(other).fill('Texto que ainda não foi salvo');
    await theme(page).fill(OTHER_THEME);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(toast(page, 'Tema atualizado!')).toBeVisible();

    const save = other.getByRole('button', { name: 'Salvar tema' });
    const conflict = other.getByText('O tema mudou enquanto você escrevia');
    await expect(save.or(conflict)).toBeVisible();
    if (await save.isVisible()) await save.click();
    await expect(conflict).toBeVisible();
    await expect(other.getByText('Na sala agora').locator('..')).toContainText(OTHER_THEME);
    await expect(other.getByText('O que você escreveu').locator('..')).toContainText('ainda não foi salvo');
    await expectAccessible(other, 'conflict of themes');
    await other.getByRole('button', { name: 'Usar o meu' }).click();
    await expect(toast(other, 'Tema atualizado!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tema atual' })).toContainText(
      'Texto que ainda não foi salvo',
    );
  },
);

test(
  'an invite is made, copied, projected, renewed and revoked',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSample(page);
    const panel = page.getByRole('region', { name: 'Convite' });
    const link = panel.getByLabel('Link do convite');
    const create = panel.getByRole('button', { name: 'Criar convite' });
    await expect(create.or(link)).toBeVisible();
    if (await create.isVisible()) await create.click();
    const first = await link.inputValue();
    expect(first).toMatch(/\/sala\/[\w-]{20,}$/);
    await panel.getByRole('button', { name: 'Copiar link' }).click();
    await expect(panel.getByRole('button', { name: 'Link copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

    await panel.getByRole('button', { name: 'Mostrar QR code' }).click();
    const code = page.getByRole('img', { name: /^QR code que leva a / });
    await expect(code).toBeVisible();
    const { width } = (await code.boundingBox()) ?? { width: 0 };
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(Math.min(view.width, view.height) * 0.6);
    await expectAccessible(page, 'QR code');
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();

    await panel.getByRole('button', { name: 'Renovar' }).click();
    await alert(page, 'Renovar o convite?').getByRole('button', { name: 'Renovar convite' }).click();
    await expect(link).not.toHaveValue(first);
    await panel.getByRole('button', { name: 'Encerrar' }).click();
    await alert(page, 'Encerrar o convite?').getByRole('button', { name: 'Encerrar convite' }).click();
    await expect(panel.getByText(/^Ninguém pode entrar por enquanto/)).toBeVisible();
  },
);

test(
  'the essays of a class, by student and theme, and back to the same list',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await openSample(page);
    await page.getByRole('link', { name: 'Redações de Helena Prado' }).click();
    const list = page.getByRole('region', { name: 'Redações enviadas' });
    await expect(page.getByRole('combobox', { name: 'Aluno' })).toHaveValue(/.+/);
    await expect(list.getByRole('listitem').first()).toContainText('Helena Prado');
    const address = page.url();
    await expectAccessible(page, 'essays of a class');
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/redacoes\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.getByRole('combobox', { name: 'Aluno' }).selectOption('');
    await expect(list.getByRole('listitem')).toHaveCount(50);
    const more = list.getByRole('button', { name: 'Mostrar mais' });
    // Rows get their real height only close to the viewport, and the button then jumps. Scrolling first keeps the
    // click from missing it.
    await more.scrollIntoViewIfNeeded();
    await more.click();
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(50);
  },
);

test(
  'leaving a class with a theme half written asks first',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    await openSample(page, 'Temas');
    await theme(page).fill(OTHER_THEME);
    const nav = page.getByRole('navigation', { name: isMobile ? 'Atalhos' : 'Principal' });
    await nav.getByRole('link', { name: 'Início' }).click();
    await alert(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click();
    await expect(theme(page)).toHaveValue(OTHER_THEME);
    await page.goBack();
    await alert(page, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(LIST);
  },
);

test(
  'nothing for axe to find, and nothing wider than a small phone',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await openSample(page);
    await expectAccessible(page, 'students of a class');
    await page.getByRole('button', { name: 'Editar sala' }).click();
    await page.getByRole('dialog').getByLabel('Nome da sala').fill('M'.repeat(100));
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { name: 'M'.repeat(100) })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Excluir sala' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('M'.repeat(100));
    expect((await question.boundingBox())?.width).toBeLessThanOrEqual(320);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    for (const address of [HOME, LIST, page.url(), `${page.url()}?aba=temas`, `${page.url()}?aba=redacoes`]) {
      await page.goto(address);
      await expect(page.getByText('M'.repeat(100)).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
    }
    await page.goto(LIST);
    await expectAccessible(page, 'list of classes');
  },
);
