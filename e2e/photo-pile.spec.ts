import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths';
import { signUp, teacher } from './support/journey';
import { chooseFiles } from './support/photos';
import { expect, expectAccessible, test } from './support/test';

const FIXTURES = 'tests/fixtures/ocr';
const PAGES = ['photo-2.jpg', 'lowres-1.jpg', 'rotated-exif-1.jpg'].map((name) => `${FIXTURES}/${name}`);
const CLASS = 'exemplo-3a';
/** Long, because the recognition engine must first be downloaded and started, possibly on a busy machine. */
const READING = { timeout: 60_000 };

const text = (page: Page) => page.getByLabel('Texto das fotos');
const select = (page: Page, name: string) => page.getByRole('combobox', { name });

async function openPile(page: Page) {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(paths.teacher.classroom(CLASS));
  await page.getByRole('link', { name: 'Fotografar redações' }).click();
  await page.getByRole('checkbox', { name: /Confirmo que a escola/ }).check();
  await page.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await expect(page.getByText(/Autorização confirmada por/)).toBeVisible();
}

test(
  'a pile is photographed, given to students, read, checked and sent',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await openPile(page);
    await expectAccessible(page, 'photos of a pile');
    await chooseFiles(page, PAGES);
    await page.getByRole('button', { name: 'Continuar com 3 páginas' }).click(READING);

    // The second page also belongs to the first student; the third then gets the next student of the roster.
    const names = await select(page, 'Página 1').locator('option').allTextContents();
    const [, ana = '', beto = ''] = names;
    await select(page, 'Página 2').selectOption(ana);
    await expect(select(page, 'Página 3').locator('option:checked')).toHaveText(beto);
    await expect(page.getByText('2 redações.')).toBeVisible();
    await expectAccessible(page, 'whose the pages are');
    await page.getByRole('button', { name: 'Ler e conferir' }).click();

    await expect(page.getByRole('heading', { name: ana })).toBeFocused();
    await expect(text(page)).toHaveValue(/^Enquanto uma família[^]+Nunca se leu tanto/, READING);
    await expectAccessible(page, 'a text beside its photo');
    await text(page).press('Control+End');
    await text(page).pressSequentially(' Fim.');
    await page.getByRole('button', { name: 'Conferi, próxima' }).click();
    await expect(page.getByRole('heading', { name: beto })).toBeFocused();
    await expect(text(page)).not.toHaveValue('', READING);
    await page.getByRole('button', { name: 'Conferi, ir para o envio' }).click();

    await page.getByRole('button', { name: 'Corrigir e enviar 2 redações' }).click();
    await expect(page.getByRole('heading', { name: 'Tudo na sala' })).toBeVisible(READING);
    await expect(page.getByRole('link', { name: /pontos$/ })).toHaveCount(2);
    await expectAccessible(page, 'what became of a pile');
    await page.getByRole('link', { name: 'Ver na sala' }).click();
    await page
      .getByRole('region', { name: 'Redações enviadas' })
      .getByRole('link', { name: ana })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Redação' }).click();
    await expect(page.getByText('Fim.')).toBeVisible();
  },
);

test('what was typed waits when the page is left, and the photos do not', async ({ page }) => {
  test.slow();
  await openPile(page);
  await chooseFiles(page, PAGES.slice(0, 1));
  await page.getByRole('button', { name: 'Continuar com 1 página' }).click(READING);
  await page.getByRole('button', { name: 'Ler e conferir' }).click();
  await expect(text(page)).not.toHaveValue('', READING);
  await text(page).fill('A leitura abre portas.');
  await page.getByRole('link', { name: '3º ano A' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('As fotos não ficam: você vai precisar tirá-las de novo.');
  await dialog.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByRole('link', { name: 'Fotografar redações' }).click();
  await page.getByRole('button', { name: 'Continuar com os textos' }).click();
  await expect(text(page)).toHaveValue('A leitura abre portas.');
});
