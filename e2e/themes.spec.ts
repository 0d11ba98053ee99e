import type { Page } from '@playwright/test';
import { COPIED, COPYING_ESSAY, PROPOSAL } from './support/copying-essay';
import { acceptFreeDay, send, signUp, student } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

/** The years of exams that stand on two lines. */
function brokenYears(page: Page): Promise<string[]> {
  return page.getByText(/^(19|20)\d\d$/).evaluateAll((years) => {
    const range = document.createRange();
    return years.flatMap((year) => {
      range.selectNodeContents(year);
      return range.getClientRects().length > 1 ? [year.textContent] : [];
    });
  });
}

test(
  'choose a proposal, read its texts while writing, and see what was copied',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signUp(page, student);
    await acceptFreeDay(page);
    await page.goto('/dashboard/student/essay');

    await test.step('the bank is found from the editor; words and axis narrow it', async () => {
      await page.getByRole('link', { name: 'Ver todos os temas e propostas' }).click();
      await expect(page.getByRole('heading', { name: 'Propostas do Grifo' })).toBeVisible();
      await expect.poll(() => brokenYears(page)).toEqual([]);
      if (!isMobile) {
        const axes = page.getByRole('group', { name: 'Eixo' }).getByRole('button');
        const tops = await axes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      }
      await page.getByRole('searchbox', { name: 'Procurar' }).fill('publicidade 2014');
      await expect(page.getByText('1 tema', { exact: true })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Procurar' }).fill('xilofone');
      await page.getByRole('button', { name: 'Mostrar todos' }).click();
      await page.getByRole('button', { name: 'Educação' }).click();
      await expectAccessible(page, 'themes');
    });

    await test.step('a proposal opens with its texts and figures', async () => {
      await page.getByRole('link', { name: PROPOSAL }).click();
      await expect(page.getByRole('heading', { name: PROPOSAL })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Texto I', exact: true })).toContainText(
        COPIED.slice(0, 60),
      );
      await expect(page.getByRole('img', { name: /^Barras: / })).toBeVisible();
      await expectAccessible(page, 'proposal');
      if (isMobile) {
        await page.getByRole('link', { name: 'Temas', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Educação', pressed: true })).toBeVisible();
        await page.goBack();
      }
    });

    await test.step('its texts are at hand in the editor', async () => {
      await page.getByRole('link', { name: 'Escrever sobre este tema' }).click();
      await expect(page.getByLabel('Tema da redação')).toHaveValue(PROPOSAL);
      if (isMobile) await page.getByRole('button', { name: /^Ler os \d textos de apoio/ }).click();
      await expect(page.getByText(COPIED.slice(0, 60)).filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page, 'motivating texts beside the sheet');
      if (isMobile) await page.getByRole('button', { name: 'Fechar textos de apoio' }).click();
    });

    await test.step('copied lines are seen', async () => {
      await page.getByLabel('Sua redação').fill(COPYING_ESSAY);
      await send(page);
      await page.getByRole('button', { name: /^Competência 2:/ }).click();
      await expect(page.getByText('Trechos iguais aos textos motivadores').first()).toBeAttached();
    });

    await test.step('the bank knows that it was written on', async () => {
      await page.goto('/dashboard/student/temas');
      await expect(page.getByText(/^escrita, \d+$/)).toHaveCount(1);
      await page.getByRole('checkbox', { name: 'Ainda não escrevi' }).check();
      await expect(page.getByRole('link', { name: PROPOSAL })).toBeHidden();
      await page.getByRole('button', { name: 'Surpresa' }).click();
      await expect(page.getByRole('link', { name: 'Escrever sobre este tema' })).toBeVisible();
    });
  },
);
