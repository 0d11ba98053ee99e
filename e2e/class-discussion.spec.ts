import { signUp, teacher } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

test(
  'what a class shares is discussed with sentences of its own, and printed as an exercise',
  { tag: ['@phone'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.body.dataset['printed'] = 'yes');
    });
    await signUp(page, teacher, 'Sou Professor');
    await page.goto('/dashboard/teacher/classrooms/exemplo-3a?aba=relatorio');
    const section = page.getByRole('region', { name: 'Para discutir em sala' });
    await expect(section.getByRole('button', { pressed: true })).toContainText(/\d+ de \d+ alunos/);
    await expect(section.getByRole('listitem')).toHaveCount(3);
    const first = await section.getByRole('listitem').first().textContent();
    await section.getByRole('button', { name: 'Mostrar explicações' }).click();
    await expectAccessible(page, 'the sentences to discuss');
    await section.getByRole('link', { name: 'Folha de exercícios' }).click();
    const sheet = page.locator('.exercise-page');
    await expect(sheet.getByRole('region', { name: 'Exercício' })).toContainText(first ?? '');
    await page.getByRole('checkbox').nth(1).check();
    await expect(sheet.getByRole('region', { name: 'Exercício' }).getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page, 'the sheet of exercises');
    await page.getByRole('button', { name: 'Imprimir folha' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.exercise-print')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Folha de exercícios' })).toBeHidden();
  },
);
