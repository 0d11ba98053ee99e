import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { signUp, teacher } from '../support/journey';
import { slipshodCorrection } from '../support/slipshod-correction';
import { seedStudent, seedEssays } from '../../tests/support/seed-device';
import { expect, test } from '../support/test';
import { arrive, walk } from '../support/walk';

test.describe.configure({ timeout: 120_000 });

type AxNode = {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
};

/** Roles that are operated or announced as one unit. Each element with such a role needs its own name. */
const NAMED_ROLES = new Set(
  'button link textbox combobox checkbox radio switch slider tab menuitem meter progressbar image img dialog alertdialog separator'.split(
    ' ',
  ),
);

/** The accessibility tree that Chromium passes to screen readers. */
async function spoken(page: Page): Promise<{ role: string; name: string; description: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: role?.value ?? '',
      name: (name?.value ?? '').trim(),
      description: description?.value ?? '',
    }));
}

/** Buttons with this prefix may share a name, because the same words may be evidence of two things. */
const QUOTE = 'Ver no texto:';

/** Everything that can be operated has a name, and buttons with the same name do the same. */
async function expectNames(page: Page) {
  const nodes = await spoken(page);
  const named = nodes.filter(({ role }) => NAMED_ROLES.has(role));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => name === '')).toEqual([]);
  const buttons = named.filter(({ role, name }) => role === 'button' && !name.startsWith(QUOTE));
  const twice = buttons.filter(
    ({ name, description }, at) =>
      buttons.findIndex((one) => one.name === name && one.description === description) !== at,
  );
  expect(twice.map(({ name }) => name)).toEqual([]);
}

/** Checks the number of charts, and that each has its table. */
async function expectChartsWithTables(page: Page, count: number) {
  const charts = page.getByRole('img', { name: /tabela/ });
  await expect(charts).toHaveCount(count);
  const summaries = page.getByText('Ver como tabela');
  expect(await summaries.count()).toBeGreaterThanOrEqual(count);
  for (const summary of await summaries.all()) await summary.click();
  for (const table of await page.getByRole('table').all()) await expect(table).toHaveAccessibleName(/.+/);
}

test('the correction: steps, levels, quotes and marked passages', async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.evaluate(
    (one) => localStorage.setItem('corrected-essays', JSON.stringify([one])),
    slipshodCorrection(),
  );
  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await expect(page.getByRole('meter')).toHaveCount(5);
  for (const meter of await page.getByRole('meter').all())
    await expect(meter).toHaveAccessibleName(/^Competência \d: \d+ de 200$/);
  await expect(page.getByRole('img', { name: /^Nota \d+ de 1000/ })).toHaveCount(1);
  await expectNames(page);

  await page.getByRole('tab', { name: 'Redação' }).click();
  const mark = page.getByRole('button', { name: /^concerteza/ });
  await expect(mark).toHaveAccessibleDescription(/^Gramática e ortografia: .*com certeza/);
  const marks = (await spoken(page)).filter(
    ({ role, description }) => role === 'button' && /parágrafo/.test(description),
  );
  expect(marks.length).toBeGreaterThan(5);
});

test('the editor', async ({ page }) => {
  await seedStudent(page);
  await page.goto('/dashboard/student/essay');
  await arrive(page);
  await expectNames(page);
});

test('the progress: radar and line, each with its table', async ({ page }) => {
  await seedEssays(page, 12);
  await page.goto('/dashboard/student/progress');
  await arrive(page);
  await expectNames(page);
  await expectChartsWithTables(page, 2);
});

test('the report of a class: charts, each with its table', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto('/dashboard/teacher/classrooms/exemplo-3a?aba=relatorio');
  await arrive(page);
  await expectNames(page);
  await expectChartsWithTables(page, 2);
});

test('the own data and the privacy page', async ({ page }) => {
  await seedEssays(page, 3);
  await page.goto(paths.student.home);
  await walk(page, [paths.student.myData, paths.privacy], () => expectNames(page));
});
