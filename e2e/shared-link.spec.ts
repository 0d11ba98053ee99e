import type { Page } from '@playwright/test';
import { MARKED_ESSAY } from '../tests/support/rich-correction';
import { acceptFreeDay, essay, send, signUp, student, writeEssay } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

const gone = (page: Page) => page.getByRole('heading', { name: 'Este link não vale mais' });

/** Personal data that the page of a link must not show to anybody. */
async function expectNoPerson(page: Page) {
  await expect(page.getByText(student.name)).toHaveCount(0);
  await expect(page.getByText(student.email)).toHaveCount(0);
}

test(
  'a correction is shown by a link, and no longer once it is revoked',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, student);
    await acceptFreeDay(page);
    await writeEssay(page, essay.theme, MARKED_ESSAY);
    await send(page);
    await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
    let address = '';

    await test.step('the dialog says who sees what, and gives the link', async () => {
      await page.getByRole('button', { name: 'Compartilhar por link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Compartilhar por link' });
      await expect(dialog.getByText('o link só abre neste navegador')).toBeVisible();
      await expect(dialog.getByRole('switch', { name: 'Mostrar meu nome' })).not.toBeChecked();
      await expect(dialog.getByRole('radio', { name: '30 dias' })).toBeChecked();
      await expectAccessible(page, 'sharing by link');
      await dialog.getByRole('button', { name: 'Criar link' }).click();
      await expect(dialog.locator('p', { hasText: 'Link criado.' })).toBeFocused();
      address = await dialog.getByLabel('Link da correção').inputValue();
      expect(address).toMatch(/\/correcao\/[\w-]{32,}$/);
      await expectAccessible(page, 'the new link');
    });

    const visitor = await page.context().newPage();
    await test.step('whoever has it reads the correction, without a name or a way to change it', async () => {
      const answer = await visitor.goto(address);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
      await expect(visitor.getByRole('heading', { name: 'Correção de redação', exact: true })).toBeVisible();
      await expect(visitor.getByRole('heading', { name: essay.theme })).toBeVisible();
      await expect(visitor.getByRole('region', { name: 'Por dentro de cada nível' })).toBeVisible();
      await expectNoPerson(visitor);
      await expect(
        visitor.getByRole('button', { name: /Reescrever|Compartilhar por link|Enviar para/ }),
      ).toHaveCount(0);
      await expect(visitor.getByRole('link', { name: 'Reescrever' })).toHaveCount(0);
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
      await expectAccessible(visitor, 'a shared correction');
      await visitor.getByRole('tab', { name: 'Redação' }).click();
      await expect(visitor.locator('mark').first()).toBeVisible();
      await expectAccessible(visitor, 'the text of a shared correction');
    });

    await test.step('it is in the list, and opens nothing once revoked', async () => {
      await page.getByRole('link', { name: 'Ver e apagar meus links' }).click();
      await expect(page.getByText(/Vale até .* sem seu nome/)).toBeVisible();
      await expectAccessible(page, 'the list of links');
      await page.getByRole('button', { name: `Apagar o link de ${essay.theme}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar link' }).click();
      await expect(page.getByRole('heading', { name: 'Nenhuma correção compartilhada' })).toBeVisible();
      await visitor.goto(address);
      await expect(gone(visitor)).toBeVisible();
      await expect(visitor.getByText(essay.theme)).toHaveCount(0);
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    });
  },
);
