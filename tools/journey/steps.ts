import type { Page } from '@playwright/test';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../tests/support/essays.ts';
import { seedStudent } from '../../tests/support/seed-device.ts';

/** A timed step: `run`, from the press or navigation to the awaited result. */
export type Step = {
  name: string;
  what: string;
  /** Fills the device before anything is loaded. */
  seed?(page: Page): Promise<unknown>;
  prepare?(page: Page): Promise<unknown>;
  run(page: Page): Promise<unknown>;
};

/** A student with the free 24 hours and an empty sheet. */
async function seedBlank(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('grifo:promo-start', String(Date.now())));
  await seedStudent(page, { withDraft: false });
}

export const STEPS: readonly Step[] = [
  {
    name: 'guest',
    what: 'from a link, without an account, to the first written word',
    run: async (page) => {
      await page.goto('/experimentar', { waitUntil: 'commit' });
      await writeWord(page);
    },
  },
  {
    name: 'student',
    what: 'from a link to the sheet, signed in, to the first written word',
    seed: seedBlank,
    run: async (page) => {
      await page.goto('/dashboard/student/essay', { waitUntil: 'commit' });
      await writeWord(page);
    },
  },
  {
    name: 'correction',
    what: 'from the last word to the levels on screen',
    seed: seedBlank,
    prepare: async (page) => {
      await page.goto('/dashboard/student/essay');
      await page.getByLabel('Tema da redação').fill(SAMPLE_THEME);
      await page.getByLabel('Sua redação').fill(GOOD_ESSAY);
      // A student writes for an hour, so everything that loads meanwhile is already loaded.
      await page.waitForLoadState('networkidle');
    },
    run: async (page) => {
      await page.getByRole('button', { name: 'Corrigir redação' }).tap();
      await page.getByRole('dialog', { name: 'Correção da redação' }).waitFor();
    },
  },
  {
    name: 'photo',
    what: 'from the first photo to its text',
    seed: seedBlank,
    prepare: async (page) => {
      await page.goto('/dashboard/student/essay');
      await page.getByRole('tab', { name: /Foto/ }).tap();
      await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
    },
    run: async (page) => {
      await page.locator('input[type="file"]').first().setInputFiles('tests/fixtures/ocr/photo-2.jpg');
      await page.getByRole('button', { name: 'Extrair Texto com IA' }).tap();
      await page.getByRole('heading', { name: 'Confira o texto' }).waitFor();
    },
  },
];

/**
 * Types as soon as the app's own text field accepts input; the static text field that is shown before the app is
 * rendered accepts none.
 */
async function writeWord(page: Page): Promise<void> {
  const sheet = page.locator('#root').getByLabel('Sua redação');
  await sheet.tap();
  await page.keyboard.type('Hoje');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root textarea')].some(
      (one) => one instanceof HTMLTextAreaElement && one.value === 'Hoje',
    ),
  );
}
