import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { failRequests } from './support/fail-requests';
import { signIn, signOut, signUp, student, teacher } from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { seedClasses } from './support/seed-classes';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const REPORT = '/dashboard/teacher/classrooms/exemplo-3a?aba=relatorio';
const DAVI = '/dashboard/teacher/redacoes/exemplo-3a-2-4';
const HELENA = '/dashboard/teacher/redacoes/exemplo-3a-1-4';

async function openReport(page: Page) {
  await signUp(page, teacher, 'Sou Professor');
  await goToReport(page);
}

async function goToReport(page: Page) {
  await page.goto(REPORT);
  await expect(page.getByRole('heading', { name: 'Relatório por competência' })).toBeVisible();
}

const charts = (page: Page) => page.locator('.recharts-surface');

async function openTables(page: Page) {
  for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
}

const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name });

const cells = (row: Locator) => row.locator('th, td').allTextContents();

test(
  'the report of a class, as charts and as tables, over all themes and over one',
  { tag: '@phone-full' },
  async ({ page }) => {
    await openReport(page);
    await expect(page.getByText('dados de exemplo').first()).toBeAttached();
    await expect(page.getByText('de 28 alunos')).toBeVisible();
    await expect(charts(page)).toHaveCount(2);
    await openTables(page);
    const means = await cells(table(page, 'As competências em números').getByRole('row', { name: /^Média/ }));
    const sum = means.slice(1).reduce((total, mean) => total + Number(mean), 0);
    // The five means are rounded separately, so their sum may differ a little from the mean total.
    expect(Math.abs(sum - 720)).toBeLessThanOrEqual(3);
    await expect(table(page, /^Nota total, de tema em tema/).getByRole('row')).toHaveCount(5);
    await expectAccessible(page, 'the report of a class');

    await page.getByLabel('O que acompanhar').selectOption({ index: 1 });
    await expect(table(page, /^I Domínio da norma padrão, de tema em tema/)).toBeVisible();

    await page.getByLabel('Tema do relatório').selectOption({ index: 1 });
    await expect(page.getByRole('heading', { name: 'De tema em tema' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Quem ainda não enviou' })).toBeVisible();
    await expectAccessible(page, 'the report of a theme');
  },
);

test('the CSV opens in a spreadsheet and holds what the report does', async ({ page }) => {
  await openReport(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^relatorio-3o-ano-a-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  const [header, ...lines] = csv.split('\r\n');
  expect(header).toMatch(/^\uFEFFAluno;Tema;Data de envio;Situação;Atraso;Competência 1 \(0 a 200\);/);
  const having = (situation: string) => lines.filter((line) => line.split(';')[3] === situation).length;
  await expect(page.getByText(`${having('Pendente')} pendente`)).toBeVisible();
  await expect(page.locator('dd', { hasText: 'pendente' })).toContainText(
    String(having('Corrigida') + having('Pendente')),
  );
  expect(having('Não enviou')).toBeGreaterThan(0);
  expect(lines.every((line) => line.split(';').length === 13)).toBe(true);
});

test(
  'on paper: class, theme and date, the tables open, and nothing to press',
  { tag: '@full' },
  async ({ page }) => {
    await openReport(page);
    await expect(charts(page)).toHaveCount(2);
    await page.getByLabel('Tema do relatório').selectOption({ index: 1 });
    const theme = 'Caminhos para reduzir o desperdício de alimentos no Brasil';
    // A browser announces printing with this event; emulating the print medium alone does not.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '3º ano A', level: 2 })).toHaveCount(1);
    await expect(page.getByText(`Tema: ${theme}`).first()).toBeVisible();
    await expect(page.locator('main header').getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(table(page, 'A distribuição das notas em números')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(table(page, 'A distribuição das notas em números')).toBeHidden();
  },
);

test('without the charts, for want of a network, the tables stay', { tag: '@full' }, async ({ page }) => {
  await failRequests(page.context(), /report-charts-.*\.js/, 'unreachable');
  await openReport(page);
  await expect(page.getByText('Não deu para carregar o gráfico.')).toHaveCount(2);
  await openTables(page);
  await expect(table(page, 'A distribuição das notas em números').getByRole('row')).toHaveCount(10);
});

test('nothing runs over the side at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openReport(page);
  await expect(charts(page)).toHaveCount(2);
  await openTables(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.goto(DAVI);
  await page.getByLabel('Nível da Competência I', { exact: true }).selectOption('40');
  expect(await width()).toBe(320);
});

test(
  'an essay is read and given another level, which counts in the report',
  { tag: '@full' },
  async ({ page }) => {
    await openReport(page);
    await openTables(page);
    const first = () => cells(table(page, 'As competências em números').getByRole('row', { name: 'Em 40' }));
    const before = Number((await first())[1]);

    await page.goto(DAVI);
    await expect(page.getByRole('heading', { name: 'Davi Nunes Albuquerque' })).toBeVisible();
    await expectAccessible(page, 'an essay and its review');
    await page.getByRole('tab', { name: 'Redação' }).click();
    await expect(page.getByText('A Constituição Federal de 1988').first()).toBeVisible();
    await expectAccessible(page, 'the text of an essay and its review');

    await page.getByLabel('Nível da Competência I', { exact: true }).selectOption('40');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText('Diga ao aluno por que você deu outro nível.')).toBeVisible();
    await expectAccessible(page, 'a review without its reason');
    await page.getByLabel('Motivo da Competência I').fill('Há desvios em quase todos os períodos.');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText('Revisão publicada')).toBeVisible();
    await expect(page.getByText(/^Salva em/)).toBeVisible();

    await goToReport(page);
    await openTables(page);
    expect(Number((await first())[1])).toBe(before + 1);
  },
);

test('a pending essay counts once it has all five levels', { tag: '@full' }, async ({ page }) => {
  await openReport(page);
  await expect(page.getByText('1 pendente')).toBeVisible();
  await page.goto(HELENA);
  await expect(page.getByText('Pendente', { exact: true })).toBeVisible();
  for (const competency of ['I', 'II', 'III', 'IV', 'V']) {
    await page.getByLabel(`Nível da Competência ${competency}`, { exact: true }).selectOption('160');
    await page.getByLabel(`Motivo da Competência ${competency}`, { exact: true }).fill('Li e confirmo.');
  }
  await expect(page.getByText('Nota na sala')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar revisão' }).click();
  await expect(page.getByText('Revisão publicada')).toBeVisible();
  await goToReport(page);
  await expect(page.getByText('todas corrigidas')).toBeVisible();
});

test('what is not saved is asked about on the way to the next essay', { tag: '@full' }, async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(DAVI);
  await page.getByLabel('Comentário da Competência II', { exact: true }).fill('Repertório pertinente.');
  await page.getByRole('link', { name: /^Próxima/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByLabel('Comentário da Competência II', { exact: true })).toHaveValue(
    'Repertório pertinente.',
  );
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Davi Nunes Albuquerque' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sua revisão' })).toBeVisible();
});

test(
  'the student sees what the teacher said, and which level counts',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await seedStudent(page, { ages: [1], withDraft: false });
    await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
    await page.goto('/dashboard/student/corrected-essays?ver=1');
    await page.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(page.getByText('Enviada para 3º ano A')).toBeVisible();
    await signOut(page);

    await signIn(page, teacher);
    await page.getByRole('link', { name: new RegExp(student.name) }).click();
    await page
      .getByLabel('Comentário da Competência III', { exact: true })
      .fill('A tese volta na conclusão.');
    await page.getByLabel('Nível da Competência V', { exact: true }).selectOption('80');
    await page.getByLabel('Motivo da Competência V').fill('Falta o meio de execução.');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText('Revisão publicada')).toBeVisible();
    await signOut(page);

    await signIn(page, student);
    await page.goto('/dashboard/student/corrected-essays?ver=1');
    await expect(page.getByRole('heading', { name: 'O que diz o professor' })).toBeVisible();
    await expect(page.getByText(/Na sala vale o nível do professor/)).toBeVisible();
    await expect(page.getByText('A tese volta na conclusão.')).toBeVisible();
    await expect(page.getByText(/o professor, 80/)).toBeVisible();
    await expectAccessible(page, 'a correction with what the teacher said');
  },
);
