import type { Locator, Page } from '@playwright/test';
import { answerRequests } from './support/fail-requests';
import { send, startFreeDay } from './support/journey';
import { chooseFiles, openPhotoTab, photoHardToRead } from './support/photos';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

const FIXTURES = 'tests/fixtures/ocr';
const FIRST = `${FIXTURES}/photo-2.jpg`;
const SECOND = `${FIXTURES}/lowres-1.jpg`;
/** Combines the subjects of both essays, so that the theme check accepts their joint text. */
const THEME = 'O que o Brasil desperdiça: a comida e a leitura';
const FIRST_BEGINS = /^Enquanto uma família divide um pacote de arroz, toneladas de frutas apodrecem/;
const SECOND_BEGINS = /\nNunca se leu tanto e tão pouco ao mesmo tempo\./;

/** Long, because the recognition engine must first be downloaded and started, possibly on a busy machine. */
const READING = { timeout: 60_000 };

const readButton = (page: Page) => page.getByRole('button', { name: 'Extrair Texto com IA' });
const again = (page: Page) => page.getByRole('button', { name: 'Escanear novamente' });
const box = (page: Page) => page.getByLabel('Texto das fotos');
const heading = (page: Page) => page.getByRole('heading', { name: 'Confira o texto' });
const marks = (page: Page) => page.locator('[data-field-mark]');
const press = (target: Locator, isMobile: boolean) => (isMobile ? target.tap() : target.click());

/** Waits for words that a fast machine shows only for a moment, so every frame is checked. */
const waitForWords = (page: Page, words: string) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), words, READING);

/**
 * Presses "Cancelar" as soon as the text recognition starts, because an engine that is already loaded finishes
 * before a pointer could reach the button.
 */
const cancelOnceReading = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const cancel = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Cancelar',
          );
          if (!cancel || !/lendo o texto/i.test(document.body.innerText)) return;
          observer.disconnect();
          cancel.click();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );

const selection = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

/** A toast that fades out is half transparent and has no measurable contrast. */
async function expectAccessibleAtRest(page: Page, where: string) {
  const close = page.getByLabel('Fechar aviso');
  await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(close).toHaveCount(0);
  await expectAccessible(page, where);
}

async function read(page: Page, files: Parameters<typeof chooseFiles>[1]) {
  await chooseFiles(page, files);
  await readButton(page).click();
  await expect(heading(page)).toBeVisible(READING);
}

test.describe('on a blank sheet', () => {
  test.beforeEach(async ({ page }) => {
    await startFreeDay(page);
    await seedStudent(page, { withDraft: false });
    await openPhotoTab(page);
  });

  test(
    'two pages are read, corrected, kept, used and sent',
    { tag: ['@full', '@phone'] },
    async ({ page, isMobile }) => {
      test.slow();
      await page.getByLabel('Tema da redação').fill(THEME);
      await chooseFiles(page, [FIRST, SECOND]);
      await expectAccessibleAtRest(page, 'photos to be read');
      await press(readButton(page), isMobile);
      await waitForWords(page, 'Foto 2 de 2: lendo o texto');
      await expect(heading(page)).toBeFocused(READING);
      await expect(page.getByText('Texto extraído!')).toBeVisible();
      await expect(box(page)).toHaveValue(FIRST_BEGINS);
      await expect(box(page)).toHaveValue(SECOND_BEGINS);
      await expectAccessibleAtRest(page, 'a text that was read');

      await box(page).press('Control+End');
      await page.keyboard.type(' Corrigido à mão.');
      await page.reload();
      await expect(page.getByLabel('Sua redação')).toHaveValue(/Corrigido à mão\.$/);

      await page.getByRole('tab', { name: 'Foto' }).click();
      await chooseFiles(page, FIRST);
      await press(readButton(page), isMobile);
      await press(page.getByRole('button', { name: 'Manter como está' }), isMobile);
      await press(page.getByRole('button', { name: 'Usar esse texto' }), isMobile);
      const sheet = page.getByLabel('Sua redação');
      await expect(sheet).toBeFocused();
      await expect(sheet).toHaveValue(/Corrigido à mão\.$/);
      await send(page);
    },
  );

  test(
    'words that were hard to read are marked, stepped through and replaced',
    { tag: ['@full', '@phone'] },
    async ({ page, isMobile }) => {
      test.slow();
      await read(page, await photoHardToRead());
      const dock = page.getByRole('region', { name: 'Palavras para conferir' });
      const count = await marks(page).count();
      expect(count).toBeGreaterThan(5);
      await expect(dock).toContainText(`Palavras para conferir: ${count}`);
      // The marks are rendered by a layer below the field, which must break its lines at the same points.
      const breaks = await box(page).evaluate((field: HTMLTextAreaElement) =>
        [field, ...document.querySelectorAll('.paragraph-numbers > *')].map(
          (layer) => getComputedStyle(layer).textWrapStyle,
        ),
      );
      expect(new Set(breaks).size).toBe(1);

      await press(dock.getByRole('button', { name: 'Próxima palavra' }), isMobile);
      await expect(dock).toContainText(`Palavra 1 de ${count}`);
      expect(await selection(box(page))).toBe(await marks(page).first().textContent());
      await expectAccessibleAtRest(page, 'a word to check');
      await press(dock.getByRole('button', { name: 'Está certa' }), isMobile);
      await expect(marks(page)).toHaveCount(count - 1);

      const proposal = dock.getByRole('button', { name: /^Trocar por/ }).first();
      for (let tries = 0; tries < count && !(await proposal.isVisible()); tries += 1) {
        await page.keyboard.press('F8');
        await page.waitForTimeout(500);
      }
      const before = await box(page).inputValue();
      const marked = await marks(page).count();
      await press(proposal, isMobile);
      await expect(marks(page)).toHaveCount(marked - 1);
      await expect(box(page)).toBeFocused();
      expect(await box(page).inputValue()).not.toBe(before);
      await page.keyboard.press('Control+z');
      await expect(box(page)).toHaveValue(before);
    },
  );

  test('a reading is cancelled, and another one works', { tag: '@full' }, async ({ page, isMobile }) => {
    test.slow();
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    // Holds the request for the language data until `release` is called.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await answerRequests(page, '**/*traineddata*', async (route) => {
      await held;
      await route.continue();
    });
    await chooseFiles(page, FIRST);
    await press(readButton(page), isMobile);
    await expect(cancel).toBeFocused();
    await expectAccessibleAtRest(page, 'a photo being read');
    await press(cancel, isMobile);
    await expect(readButton(page)).toBeFocused();
    await expect(page.getByRole('img', { name: 'Foto da folha' })).toBeVisible();
    release();

    // Cancels half-way through the page.
    const cancelled = cancelOnceReading(page);
    await press(readButton(page), isMobile);
    await cancelled;
    await expect(readButton(page)).toBeFocused();
    await press(readButton(page), isMobile);
    await expect(box(page)).toHaveValue(FIRST_BEGINS, READING);
  });

  test(
    'the photo is read from without any reading, line by line',
    { tag: ['@full', '@phone'] },
    async ({ page, isMobile }) => {
      await chooseFiles(page, FIRST);
      await press(page.getByRole('button', { name: 'Digitar olhando a foto' }), isMobile);
      const dialog = page.getByRole('dialog', { name: 'Digitar olhando a foto' });
      const photo = dialog.getByRole('img', { name: 'Foto da folha' });
      const ruler = dialog.getByRole('slider', { name: 'Régua de leitura' });
      const field = dialog.getByLabel('Texto das fotos');
      await field.fill('Enquanto uma família');
      const { y, width } = (await ruler.boundingBox())!;
      await field.press('Alt+ArrowDown');
      await expect.poll(async () => (await ruler.boundingBox())!.y).toBeGreaterThan(y);
      await press(dialog.getByRole('button', { name: 'Aumentar a foto' }), isMobile);
      await expect.poll(async () => (await photo.boundingBox())!.width).toBeGreaterThan(width * 1.2);
      await expectAccessibleAtRest(page, 'typing beside a photo');

      if (isMobile) {
        const frame = dialog.getByRole('group', { name: /^Foto da folha/ });
        const before = (await frame.boundingBox())!;
        await dialog.getByRole('separator', { name: 'Altura da foto' }).press('ArrowDown');
        await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before.height);
      }

      // The photo stays in view, whatever the length of the text.
      await field.fill('Uma linha.\n'.repeat(40));
      await field.press('Control+End');
      await expect(photo).toBeInViewport();
      await press(dialog.getByRole('button', { name: 'Pronto' }), isMobile);
      await expect(dialog).toBeHidden();
      await expect(box(page)).toHaveValue(/^Uma linha\./);
    },
  );

  test('everything is done by keyboard', { tag: '@full' }, async ({ page }) => {
    test.slow();
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 30; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    };
    await chooseFiles(page, await photoHardToRead());
    await tabTo(readButton(page));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused(READING);
    await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    const count = await marks(page).count();
    await page.keyboard.press('F8');
    await tabTo(page.getByRole('button', { name: 'Está certa' }));
    await page.keyboard.press('Enter');
    await expect(marks(page)).toHaveCount(count - 1);
    await expect(box(page)).toBeFocused();

    const beside = page.getByRole('button', { name: 'Conferir ao lado da foto' });
    await tabTo(beside);
    await page.keyboard.press('Enter');
    const photo = page.getByRole('dialog').getByRole('img', { name: 'Foto da folha' });
    await tabTo(page.getByRole('group', { name: /^Foto da folha/ }));
    const before = (await photo.boundingBox())!;
    await page.keyboard.press('+');
    await expect.poll(async () => (await photo.boundingBox())!.width).toBeGreaterThan(before.width);
    const zoomed = (await photo.boundingBox())!;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await photo.boundingBox())!.x).toBeLessThan(zoomed.x);
    await page.keyboard.press('Escape');
    await expect(beside).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Usar esse texto' })).toBeFocused();
  });

  test(
    'photos are read without network once one was, also after a cancelled reading',
    { tag: '@full' },
    async ({ page, context, isMobile }) => {
      test.slow();
      await read(page, SECOND);
      await context.setOffline(true);
      const cancelled = cancelOnceReading(page);
      await press(again(page), isMobile);
      await cancelled;
      await expect(again(page)).toBeEnabled();
      await chooseFiles(page, FIRST);
      await press(readButton(page), isMobile);
      await expect(page.getByText('Texto incluído')).toBeVisible(READING);
      await expect(box(page)).toHaveValue(/^Nunca se leu[^]*\nEnquanto uma família/);
      await press(page.getByRole('button', { name: 'Conferir ao lado da foto' }), isMobile);
      await expect(page.getByRole('dialog').getByText('Foto 1 de 2')).toBeVisible();
    },
  );
});

test('scanning again never touches an edited text unasked', { tag: '@full' }, async ({ page, isMobile }) => {
  test.slow();
  await seedStudent(page);
  await openPhotoTab(page);
  await chooseFiles(page, SECOND);
  const question = page.getByRole('alertdialog', { name: 'A folha já tem um texto' });
  const answer = (name: string) => press(question.getByRole('button', { name }), isMobile);
  await press(readButton(page), isMobile);
  await expect(question).toBeVisible(READING);
  await expect(question.getByRole('button', { name: 'Manter como está' })).toBeFocused();
  await expectAccessibleAtRest(page, 'where a text goes');
  await answer('Manter como está');
  const draft = await box(page).inputValue();
  expect(draft).not.toContain('Nunca se leu');

  await press(again(page), isMobile);
  await expect(question).toBeVisible(READING);
  await answer('Acrescentar no fim');
  await expect(box(page)).toHaveValue(SECOND_BEGINS);
  expect((await box(page).inputValue()).startsWith(draft.trimEnd())).toBe(true);

  await press(again(page), isMobile);
  await expect(question).toBeVisible(READING);
  await answer('Substituir o texto');
  await expect(box(page)).toHaveValue(/^Nunca se leu/);
  const toast = page.getByRole('status').filter({ hasText: 'Texto trocado' });
  await press(toast.getByRole('button', { name: 'Desfazer' }), isMobile);
  await expect(box(page)).toHaveValue(SECOND_BEGINS);
});
