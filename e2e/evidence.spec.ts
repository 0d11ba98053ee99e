import type { Locator, Page } from '@playwright/test';
import { buildRichCorrection } from '../tests/support/rich-correction';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

const correction = buildRichCorrection();
const READER = `/dashboard/student/corrected-essays?ver=${correction.id}`;
/** A quote that begins inside one correction mark and ends inside another mark, across a line break. */
const QUOTE = 'alimentos, é quem mais perde. Os alimentos que sobram nas feiras';

const quote = (page: Page, text: string) => page.getByRole('button', { name: `Ver no texto: ${text}` });
const start = (page: Page) => page.locator('[data-passage-start]');
const press = (target: Locator, isMobile: boolean) => (isMobile ? target.tap() : target.click());

/** A student whose only correction has evidence both in favor of and against the student in every competency. */
async function seedEvidence(page: Page) {
  await seedStudent(page, { withDraft: false, ages: [] });
  await page.evaluate(
    (corrections) => localStorage.setItem('corrected-essays', JSON.stringify(corrections)),
    [{ ...correction, submittedAt: new Date().toISOString(), owner: 'marina' }],
  );
}

/** Makes every evaluation on this page return the evaluation of `correction`. Call before the page opens. */
async function answerWithEvidence(page: Page) {
  await page.addInitScript((evaluation) => {
    window.Worker = class extends EventTarget {
      // Receives and sends messages in the format of comlink's worker.
      postMessage({ id, path: [task] }: { id: string; path: string[] }) {
        const marks = { findings: [], spelling: 'ready' };
        const theme = { coherent: true, justification: '' };
        const value = task === 'evaluate' ? evaluation : task === 'check' ? marks : theme;
        setTimeout(() =>
          this.dispatchEvent(new MessageEvent('message', { data: { id, type: 'RAW', value } })),
        );
      }
      terminate() {}
    } as unknown as typeof Worker;
  }, correction.aiAnalysis);
}

/** Checks the highlighted words, and that the first of them is in view. */
async function expectLit(page: Page, text: string) {
  const pieces = page.locator('[data-passage]');
  await expect(start(page)).toBeFocused();
  expect((await pieces.allTextContents()).join('')).toBe(text);
  await expect(pieces.first()).toBeInViewport();
}

const topOf = async (target: Locator) => Math.round((await target.boundingBox())?.y ?? Number.NaN);

/** Expands the details of every competency. */
async function openAll(page: Page, isMobile: boolean) {
  const closed = page.locator('article h3 [aria-expanded=false]');
  await expect(page.locator('article').first()).toBeVisible();
  while ((await closed.count()) > 0) await press(closed.first(), isMobile);
  await expect(page.getByRole('list', { name: 'No seu texto' })).toHaveCount(5);
}

test(
  'from a quote of the result to its passage and back to the place left',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    // The test runs axe four times.
    test.slow();
    await answerWithEvidence(page);
    await seedEvidence(page);
    await page.goto('/dashboard/student/essay');
    await page.getByLabel('Tema da redação').fill(correction.theme);
    await page.getByLabel('Sua redação').fill(correction.originalText);
    await page.getByRole('button', { name: 'Corrigir redação' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    await expect(dialog.getByText(/^Corretor local – estimativa, versão 1\.4 · /)).toBeVisible();
    await expect(dialog.getByText('estimativa: 690–830')).toBeVisible();
    await openAll(page, isMobile);
    await expectAccessible(page, 'result with evidence');

    const chosen = quote(page, QUOTE);
    await chosen.scrollIntoViewIfNeeded();
    const top = await topOf(chosen);
    if (isMobile) expect((await chosen.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await press(chosen, isMobile);
    await expect(dialog.getByText('Etapa 2 de 3: Redação')).toBeAttached();
    await expectLit(page, QUOTE);
    await expectAccessible(page, 'essay with a passage');

    await page.goBack();
    await expect(chosen).toBeFocused();
    expect(Math.abs((await topOf(chosen)) - top)).toBeLessThanOrEqual(1);

    await press(chosen, isMobile);
    await expectLit(page, QUOTE);
    await press(dialog.getByRole('button', { name: 'Anterior', exact: true }), isMobile);
    await expect(chosen).toBeFocused();
  },
);

test('the same in a correction of the history', { tag: ['@full', '@phone'] }, async ({ page, isMobile }) => {
  await seedEvidence(page);
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByRole('button', { name: /Ver Detalhes/ }).click();
  await expect(page).toHaveURL(READER);
  await openAll(page, isMobile);
  const chosen = quote(page, QUOTE);
  await chosen.scrollIntoViewIfNeeded();
  const top = await topOf(chosen);
  await press(chosen, isMobile);
  await expectLit(page, QUOTE);
  await expect(page.getByRole('tab', { name: 'Redação', selected: true })).toBeAttached();

  await page.goBack();
  await expect(chosen).toBeFocused();
  expect(Math.abs((await topOf(chosen)) - top)).toBeLessThanOrEqual(1);

  await press(chosen, isMobile);
  await expectLit(page, QUOTE);
  await page.reload();
  await expectLit(page, QUOTE);
  await page.getByRole('button', { name: 'Redações corrigidas' }).click();
  await expect(page.getByRole('heading', { name: 'Redações corrigidas' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ver Detalhes/ })).toBeVisible();
});

test('by the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await seedEvidence(page);
  await page.goto(READER);
  await openAll(page, false);
  const chosen = quote(page, 'antes de chegar na');
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expectLit(page, 'antes de chegar na');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'chegar na mesa', exact: true })).toBeFocused();
  await page.goBack();
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quote(page, 'A coisa piora nas datas')).toBeFocused();
});
