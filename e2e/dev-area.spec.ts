import type { Page } from '@playwright/test';
import { seedStudent } from '../tests/support/seed-device';
import { seedAccount } from './support/seed-account';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const HOME = '/dashboard/dev';
const INBOX = '/dashboard/dev/mensagens';
const LONG_WORD = 'paralelepipedo'.repeat(30);
const MARKUP = '<img src=x onerror="document.body.dataset.ran=1">';

async function open(page: Page, address: string) {
  await seedAccount(page, 'dev');
  await page.goto(address);
}

async function write(page: Page, title: string, content: string) {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Conteúdo').fill(content);
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia' });

async function expectNoSideScroll(page: Page, where: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

test(
  'an announcement: written, seen as its readers see it, published, changed, deleted',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await open(page, HOME);
    await expect(titles(page)).toHaveCount(3);
    await expectAccessible(page, 'list');
    await page.getByRole('link', { name: 'Novo comunicado' }).click();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Título e conteúdo são obrigatórios')).toBeVisible();
    await expectAccessible(page, 'editor with errors');
    await write(page, 'Aulão de véspera', `Domingo,\nàs 10h.\n\n${MARKUP} https://www.gov.br/inep`);
    await expect(preview(page).getByRole('heading', { name: 'Aulão de véspera' })).toBeVisible();
    await expect(preview(page).getByRole('link', { name: /gov\.br/ })).toBeVisible();
    await expectAccessible(page, 'editor');
    const asWritten = await preview(page).getByRole('article').innerText();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Comunicado criado com sucesso')).toBeVisible();
    await expect(titles(page).first()).toHaveText('Aulão de véspera');

    await page.getByRole('link', { name: 'Editar: Aulão de véspera' }).click();
    await page.getByLabel('Título').fill('Aulão no domingo');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Comunicado atualizado com sucesso')).toBeVisible();
    await expect(titles(page).first()).toHaveText('Aulão no domingo');
    await page.goBack();
    await expect(page).not.toHaveURL(/ver=/);

    await seedStudent(page, { ages: [], withDraft: false });
    await page.goto('/dashboard/student/comunicado');
    await page.getByRole('link', { name: 'Ler mais: Aulão no domingo' }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Aulão no domingo' })).toBeVisible();
    expect(await article.innerText()).toBe(asWritten.replace('Aulão de véspera', 'Aulão no domingo'));
    expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();

    await open(page, HOME);
    await page.getByRole('button', { name: 'Excluir: Aulão no domingo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Excluir comunicado?' });
    await expect(question).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(question).toBeVisible();
    await expectAccessible(page, 'question before deleting');
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Comunicado excluído com sucesso')).toBeVisible();
    await expect(titles(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Comunicados', level: 2 })).toBeFocused();
  },
);

test(
  'what is begun is asked about on every way out, and a full storage loses nothing',
  { tag: '@full' },
  async ({ page, isMobile }) => {
    await open(page, HOME);
    await page.getByRole('link', { name: 'Novo comunicado' }).click();
    await write(page, 'Aulão de véspera', 'Domingo, às 10h.');
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    const stay = () => question.getByRole('button', { name: 'Continuar editando' }).click();
    const nav = page.getByRole('navigation', { name: isMobile ? 'Atalhos' : 'Principal' });
    await nav.getByRole('link', { name: 'Mensagens' }).click();
    await stay();
    await page.goBack();
    await stay();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await stay();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Não foi possível criar o comunicado')).toBeVisible();
    await expect(page.getByText(/não deixou guardar os dados/)).toBeVisible();
    await expect(page.getByLabel('Conteúdo')).toHaveValue('Domingo, às 10h.');
    // Following the link to the list shows no confirmation dialog, and the text is still in the editor on return.
    await nav.getByRole('link', { name: 'Comunicados' }).click();
    await page.getByRole('region', { name: 'Rascunho' }).getByRole('link', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Título')).toHaveValue('Aulão de véspera');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(titles(page)).toHaveCount(3);
  },
);

test(
  'messages: filtered, opened, answered, given a status',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await open(page, INBOX);
    await expect(page.getByText(/dados de exemplo/)).toBeVisible();
    const list = page.getByRole('list', { name: 'Mensagens' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page, 'inbox');
    await page.getByLabel('Situação').selectOption('Nova (2)');
    await page.getByLabel('De', { exact: true }).selectOption('Aluno');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    const bug = list.getByRole('listitem');
    await bug.getByText('Bug no sistema').click();
    await expect(bug.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute('href', /^mailto:/);
    await expectAccessible(page, 'a message opened');
    await bug.getByText('Resolvida', { exact: true }).click();
    await expect(bug.getByRole('radio', { name: 'Resolvida' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
    await expectAccessible(page, 'nothing found');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByLabel('Buscar').fill('linhas misturadas');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByText('Resolvida')).toBeVisible();
  },
);

/** Stores `count` messages of Marina on the device. */
async function seedMessages(page: Page, count: number) {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.evaluate(
    ([number, word, markup]) => {
      const messages = Array.from({ length: number }, (_, at) => ({
        id: String(at),
        tipo_problema: at % 2 ? 'bug' : 'sugestao',
        mensagem: at === 0 ? `${markup} ${word}` : `Mensagem ${at}. ${'Não abre no celular. '.repeat(10)}`,
        created_at: new Date(Date.now() - at * 60_000).toISOString(),
      }));
      localStorage.setItem('grifo:messages:marina', JSON.stringify(messages));
    },
    [count, LONG_WORD, MARKUP] as const,
  );
}

test(
  'two thousand messages, the first of them hostile, stay smooth and inside 320 px',
  { tag: '@full' },
  async ({ page }) => {
    await seedMessages(page, 2000);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, INBOX);
    const rows = page.getByRole('list', { name: 'Mensagens' }).getByRole('listitem');
    await expect(page.getByText(/^2\.000 mensagens/)).toBeVisible();
    await expect(rows).toHaveCount(50);
    await rows.first().getByText('Sugestão de melhoria').click();
    await expect(rows.first().getByText(LONG_WORD)).toBeVisible();
    await expectNoSideScroll(page, 'a long message');
    expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
    await page.getByLabel('Buscar').fill('mensagem 1999');
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Buscar').fill('');
    const more = page.getByRole('button', { name: 'Mostrar mais 50 de 1.950' });
    // Rows get their real height only close to the viewport, and the button then jumps. Scrolling first keeps the
    // click from missing it.
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(rows).toHaveCount(100);
    await expect(rows.nth(50).locator('summary')).toBeFocused();
    await expectNoSideScroll(page, 'inbox');
  },
);

test('nobody else gets in', { tag: '@full' }, async ({ page }) => {
  await seedAccount(page, 'teacher');
  await page.goto(INBOX);
  await expect(page).toHaveURL('/');
});
