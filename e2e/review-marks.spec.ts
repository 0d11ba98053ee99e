import type { Page } from '@playwright/test';
import { signUp, teacher } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/** A sample essay that has a text; most sample essays have only figures. */
const HELENA = '/dashboard/teacher/redacoes/exemplo-3a-1-4';

async function openEssay(page: Page) {
  await page.goto(HELENA);
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.locator('p[data-from]').first()).toBeVisible();
}

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comentário', exact: true });

test(
  'a teacher marks words by mouse and by keyboard, dismisses an automatic mark, publishes and takes it back',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, teacher, 'Sou Professor');
    await openEssay(page);

    const paragraph = page.locator('p[data-from]').first();
    await paragraph.scrollIntoViewIfNeeded();
    const box = (await paragraph.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 16);
    await page.mouse.down();
    await page.mouse.move(box.x + 190, box.y + 16, { steps: 4 });
    await page.mouse.up();
    await page
      .getByRole('toolbar', { name: 'Marcar o trecho escolhido' })
      .getByRole('button', { name: 'Elogiar' })
      .click();
    await expect(comment(page)).toBeFocused();
    await page.keyboard.type('Começo vivo, com uma cena.');
    await page.keyboard.press('Escape');
    const first = page.getByRole('listitem').filter({ hasText: 'Começo vivo, com uma cena.' });
    await expect(first.getByRole('button', { name: 'Mudar o comentário 1+' })).toBeFocused();

    await page.keyboard.press('m');
    await expect(page.getByRole('application')).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Diga de onde veio.');
    await page
      .getByLabel('Competência', { exact: true })
      .selectOption({ label: 'II. Compreensão da proposta' });
    await expectAccessible(page, 'an essay with a mark that is written');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await expect(page.getByText('Competência II, compreensão da proposta')).toBeVisible();

    await page.locator('[data-mark]').first().focus();
    await page.keyboard.press('n');
    await expect(page.getByText('Você diz que não é erro.')).toBeVisible();
    await page.getByLabel('Comentário geral').fill('Um texto que se lê com gosto.');
    await expect(page.getByText('Rascunho salvo. O aluno ainda não vê.')).toBeVisible();

    await openEssay(page);
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText('Revisão publicada').first()).toBeVisible();

    await openEssay(page);
    await expect(first).toBeVisible();
    await expect(page.getByText('Diga de onde veio.')).toBeVisible();
    await expect(page.getByLabel('Comentário geral')).toHaveValue('Um texto que se lê com gosto.');
    await expectAccessible(page, 'an essay with the marks of a teacher');
    await page.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(page.getByText('Revisão retirada')).toBeVisible();
    await expect(first).toBeHidden();
  },
);
