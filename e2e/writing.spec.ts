import type { Locator, Page } from '@playwright/test';
import { send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { expect, expectAccessible, test } from './support/test';
import { GOOD_ESSAY, SAMPLE_THEME } from '../tests/support/essays';
import { seedStudent } from '../tests/support/seed-device';
import { longEssay } from '../tools/typing/open-sheets';

/** Mistakes that the rules know without a dictionary. */
const WRONG = 'O governo começou à agir. Derrepente, muitos foram à pé.';

const field = (page: Page) => page.getByLabel('Sua redação');
const dock = (page: Page) => page.getByRole('region', { name: 'Revisão ao digitar' });
const liveMarks = (page: Page) => page.locator('[data-field-mark]');
const press = (target: Locator, isMobile: boolean) => (isMobile ? target.tap() : target.click());

/** Puts the caret into the last word of a passage. */
async function putCaretInto(page: Page, passage: string) {
  await field(page).evaluate((element: HTMLTextAreaElement, text) => {
    const at = element.value.indexOf(text) + text.length - 1;
    element.focus();
    element.setSelectionRange(at, at);
  }, passage);
}

test(
  'live help while writing, then the marks of the corrected essay',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    await startFreeDay(page);
    await signUp(page, student);
    await writeEssay(page, SAMPLE_THEME, `${WRONG}\n${GOOD_ESSAY}`);
    await expect(liveMarks(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('spellcheck', 'true');

    await press(page.getByRole('switch', { name: 'Revisão ao digitar' }), isMobile);
    await expect(liveMarks(page).filter({ hasText: 'Derrepente' })).toHaveCount(1);
    await expect(field(page)).toHaveAttribute('spellcheck', 'false');
    await expectAccessible(page, 'editor with live help');

    await putCaretInto(page, 'Derrepente');
    await expectAccessible(page, 'editor with an explanation');
    await press(dock(page).getByRole('button', { name: 'Aplicar' }), isMobile);
    await expect(field(page)).toHaveValue(/De repente, muitos/);
    await expect(field(page)).toBeFocused();
    await expect(liveMarks(page).filter({ hasText: 'Derrepente' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue(/Derrepente, muitos/);
    await expect(liveMarks(page).filter({ hasText: 'Derrepente' })).toHaveCount(1);

    const accents = liveMarks(page).filter({ hasText: /^à$/ });
    await expect(accents).toHaveCount(2);
    await putCaretInto(page, 'começou à');
    await press(dock(page).getByRole('button', { name: 'Ignorar' }), isMobile);
    await expect(accents).toHaveCount(1);

    // Both layers break lines at the same points, whatever is marked.
    const heights = await field(page).evaluate((element: HTMLTextAreaElement) => [
      element.scrollHeight,
      element.clientHeight,
      document.querySelector('.paragraph-numbers')?.scrollHeight,
    ]);
    expect(new Set(heights).size).toBe(1);

    await send(page);
    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    await press(dialog.getByRole('button', { name: 'Próximo' }), isMobile);
    const marks = dialog.locator('mark');
    await expect(marks.filter({ hasText: 'Derrepente' })).toHaveCount(1);
    await expectAccessible(page, 'corrected essay');

    const pens = dialog.getByRole('list', { name: 'Canetas' });
    await press(pens.getByRole('button', { name: /Gramática e ortografia/ }), isMobile);
    await expect(dialog.locator('mark:not(.pen-vermelho)')).toHaveCount(0);
    const nav = dialog.getByRole('group', { name: 'Percorrer as marcações' });
    const count = new Set(await marks.evaluateAll((all) => all.map((mark) => mark.dataset['mark']))).size;
    await press(nav.getByRole('button', { name: 'Próxima marcação' }), isMobile);
    await expect(nav).toContainText(`1 de ${count}`);
    await press(nav.getByRole('button', { name: 'Marcação anterior' }), isMobile);
    await expect(nav).toContainText(`${count} de ${count}`);
    await press(nav.getByRole('button', { name: 'Próxima marcação' }), isMobile);

    await expect(nav).toContainText(/: à/);
    await press(page.getByRole('button', { name: 'Isto não é erro' }), isMobile);
    await expect(nav).toContainText(count === 2 ? '1 marcação' : `${count - 1} marcações`);
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await press(dialog.getByRole('button', { name: /^Todas/ }), isMobile);
    const left = await dialog.getByRole('button', { name: /^Todas/ }).textContent();

    await page.goto('/dashboard/student/corrected-essays');
    await press(page.getByRole('button', { name: /Ver Detalhes/ }), isMobile);
    await expect(page).toHaveURL(/\?ver=/);
    await page.reload();
    await press(page.getByRole('tab', { name: 'Redação' }), isMobile);
    await expect(page.getByRole('button', { name: /^Todas/ })).toHaveText(left ?? '');
    await expect(page.locator('mark').filter({ hasText: 'Derrepente' })).toHaveCount(1);

    await page.goto('/dashboard/student/essay');
    await press(page.getByRole('button', { name: 'Nova redação em branco' }), isMobile);
    await expect(page.getByRole('switch', { name: 'Revisão ao digitar' })).toBeChecked();
  },
);

test(
  'a text of 3,000 words takes every key in its middle, and the marks follow',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    const essay = longEssay(3000);
    await startFreeDay(page);
    await signUp(page, student);
    await writeEssay(page, SAMPLE_THEME, essay);
    await page.getByRole('switch', { name: 'Revisão ao digitar' }).click();
    await expect(liveMarks(page).first()).toBeAttached();

    const at = essay.indexOf('\n', essay.length / 2) + 1;
    await field(page).evaluate((element: HTMLTextAreaElement, caret) => {
      element.focus();
      element.setSelectionRange(caret, caret);
    }, at);
    const typed = 'Derrepente todos foram embora da cidade e ninguem voltou.';
    await page.keyboard.type(`${typed}\n`);
    const expected = `${essay.slice(0, at)}${typed}\n${essay.slice(at)}`;
    await expect(field(page)).toHaveValue(expected);
    await expect(liveMarks(page).filter({ hasText: 'Derrepente' })).toHaveCount(1);

    // The writing area has grown with the text, and the typed text is saved.
    await expect
      .poll(() => field(page).evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBe(0);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue(expected);
  },
);

test(
  'the gutter numbers the lines that are counted, and 31 of 30 is told',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await seedStudent(page, { withDraft: false });
    await page.goto('/dashboard/student/essay');
    await field(page).fill(GOOD_ESSAY);
    const counted = page.getByRole('list', { name: 'Contagem' }).getByText(/linhas/);
    const numbers = page.locator('[data-line]');
    // Waits for a count above zero, because the count of the empty text may still be displayed right after the text
    // was filled in.
    await expect(counted).toHaveText(/^[1-9]\d*\/30 linhas/);
    const lines = Number.parseInt((await counted.textContent()) ?? '', 10);
    await expect(numbers).toHaveCount(lines);
    if (!isMobile) {
      // Each number is at a different height, in increasing order, beside a row of the text.
      const rows = await numbers.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(new Set(rows).size).toBe(rows.length);
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    }
    await field(page).fill(`${GOOD_ESSAY}\n\n${GOOD_ESSAY}`);
    await expect(page.getByText(/à mão, este texto passaria da folha da prova/)).toBeVisible();
  },
);
