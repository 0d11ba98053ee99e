import type { Page } from '@playwright/test';
import { failRequests } from './support/fail-requests';
import { seedEssays } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/**
 * Maximum layout shift. It is far below the browsers' limit for "good", because the page reserves space for its
 * charts.
 */
const GOOD_SHIFT = 0.02;

async function openProgress(page: Page, essays: number, versions = 1) {
  await seedEssays(page, essays, { versions });
  await page.addInitScript(() => {
    const shifts = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dashboard/student/progress');
  await expect(page.getByText(/média (geral|das 3 últimas)$/)).toBeVisible();
}

const charts = (page: Page) =>
  page.getByRole('img', { name: /^(Radar|Linha) d/ }).locator('> svg, .recharts-surface');

/** The chart far down is rendered only when it is close to the viewport. */
async function comeNear(page: Page) {
  await page.getByRole('heading', { name: 'Nota ao longo do tempo' }).scrollIntoViewIfNeeded();
}

async function expectNoShift(page: Page) {
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(
    GOOD_SHIFT,
  );
}

test(
  'before the first essay: an example that says so, and the way to write',
  { tag: '@full' },
  async ({ page }) => {
    await openProgress(page, 0);
    const example = page.getByRole('region', { name: 'Assim fica o seu progresso' });
    await expect(example.getByText('nenhum deles é seu')).toBeVisible();
    await comeNear(page);
    await expect(charts(page)).toHaveCount(2);
    await expectNoShift(page);
    await expectAccessible(page, 'progress before the first essay');
    await page.getByRole('link', { name: 'Escrever Redação' }).click();
    await page.waitForURL('**/dashboard/student/essay');
  },
);

test('the first essay: where it stands, and no line yet', { tag: '@full' }, async ({ page }) => {
  await openProgress(page, 1);
  await expect(charts(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Nota \d+ de 1000/ })).toBeVisible();
  await expectNoShift(page);
  await expectAccessible(page, 'progress with one essay');
});

test(
  'twenty essays: charts with their tables, the next level, and the way to a correction',
  { tag: '@phone-full' },
  async ({ page, isMobile }) => {
    await openProgress(page, 20);
    await comeNear(page);
    await expect(charts(page)).toHaveCount(2);
    await expectNoShift(page);

    await charts(page).last().click();
    const framed = await page.evaluate(() =>
      [...document.querySelectorAll('[role=img] :focus')].filter(
        (one) => getComputedStyle(one).outlineStyle !== 'none',
      ),
    );
    expect(framed, 'a pressed chart has no frame of focus').toEqual([]);

    for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
    const table = page.getByRole('table', { name: 'A nota ao longo do tempo em números' });
    await expect(table.getByRole('row')).toHaveCount(21);
    await expect(
      page.getByRole('table', { name: 'As cinco competências em números' }).getByRole('row'),
    ).toHaveCount(6);

    const next = page.getByText(/^Como o ENEM descreve o nível/).first();
    if (isMobile) await next.click();
    await expect(next).toBeVisible();
    await expectAccessible(page, 'progress with twenty essays');

    await page.getByRole('region', { name: 'Redações recentes' }).getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  },
);

test(
  'two thousand essays: a point per month, and the page is as light',
  { tag: '@full' },
  async ({ page }) => {
    await openProgress(page, 2000);
    await expect(page.getByText(/cada ponto é a média por mês/)).toBeVisible();
    await comeNear(page);
    await expect(charts(page)).toHaveCount(2);
    await expect(page.getByText('2.000', { exact: true })).toBeVisible();
    await expectNoShift(page);
  },
);

test('two thousand essays in two versions each count a thousand', { tag: '@full' }, async ({ page }) => {
  await openProgress(page, 2000, 2);
  await expect(page.getByText('1.000', { exact: true })).toBeVisible();
  await expect(page.getByText('em média ao reescrever')).toBeVisible();
  await page.goto('/dashboard/student/corrected-essays?filtro=todas');
  await expect(page.getByText('1.000 redações').or(page.getByText('1000 redações'))).toBeVisible();
});

for (const essays of [0, 20])
  test(`nothing runs over the edge of 320 px with ${essays} essays`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openProgress(page, essays);
    await comeNear(page);
    await expect(charts(page)).toHaveCount(2);
    for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('without the charts, for want of a network, the tables stay', { tag: '@full' }, async ({ page }) => {
  await failRequests(page.context(), /progress-charts-.*\.js/, 'unreachable');
  await openProgress(page, 20);
  await comeNear(page);
  await expect(page.getByText('Não deu para carregar o gráfico.')).toHaveCount(1);
  await expect(page.getByText('Ver como tabela')).toHaveCount(2);
});

test('on paper: the charts, and nothing of the menus', { tag: '@full' }, async ({ page }) => {
  await openProgress(page, 20);
  // A user who prints has not scrolled through the whole page.
  await expect(page.getByRole('heading', { name: 'Nota ao longo do tempo' })).toBeVisible();
  await page.keyboard.press('Control');
  await expect(charts(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(charts(page).first()).toBeVisible();
  const paper = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return getComputedStyle(document.documentElement).getPropertyValue('--ink');
  });
  expect(paper).toBe('#16213a');
});

test(
  'levels and button of a corrected essay stand side by side at 320 px',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await seedEssays(page, 1);
    await page.goto('/dashboard/student/corrected-essays');
    const levels = await page.getByRole('list', { name: 'Competências' }).boundingBox();
    const button = await page.getByRole('button', { name: /^Ver Detalhes/ }).boundingBox();
    expect(levels!.x + levels!.width).toBeLessThan(button!.x - 4);
  },
);
