import type { Locator, Page } from '@playwright/test';
import { acceptFreeDay, essay, send, signUp, student } from './support/journey';
import { expect, test } from './support/test';

/** A title, empty lines and paragraphs of several lines. */
const TEXT = `Um título\n\n${essay.text.replaceAll('\n', '\n\n')}`;
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1023, height: 800 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The numbers in the margin, by the row they stand on, from the top. */
function numbersOf(sheet: Locator): Promise<string[]> {
  return sheet.locator('[data-line]').evaluateAll((all) => {
    const rows = new Map<number, string>();
    for (const one of all as HTMLElement[]) {
      if (one.checkVisibility())
        rows.set(Math.round(one.getBoundingClientRect().top), one.dataset['line'] ?? '');
    }
    return [...rows].toSorted(([a], [b]) => a - b).map(([, number]) => number);
  });
}

async function expectNoneSkipped(page: Page, sheet: Locator) {
  const all = await sheet.locator('[data-line]').count();
  const expected = Array.from({ length: all }, (_, at) => `${at + 1}`);
  expect(all).toBeGreaterThan(20);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => numbersOf(sheet), `at ${size.width} px`).toEqual(expected);
  }
}

test('the lines of the sheet are numbered from 1 on and none is skipped, on every paper', async ({
  page,
}) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByLabel('Sua redação').fill(TEXT);
  await expectNoneSkipped(page, page.getByRole('form', { name: 'Redação' }));

  await test.step('the correction', async () => {
    await send(page);
    await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
    await page.getByRole('tab', { name: 'Redação', exact: true }).click();
    await expectNoneSkipped(page, page.getByRole('tabpanel', { name: 'Redação', exact: true }));
  });

  await test.step('the mock exam', async () => {
    await page.goto(`/dashboard/student/simulado?tema=${encodeURIComponent(essay.theme)}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await page.getByLabel(/^Sua redação/).fill(TEXT);
    await expectNoneSkipped(page, page.getByRole('main'));
  });
});
