import { WEAK_ESSAY } from '../tests/support/essays';
import { acceptFreeDay, essay, send, signUp, student, writeEssay } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

const THEME = 'Medidas para o enfrentamento da recorrência da insegurança alimentar no Brasil';

test(
  'from an essay without repertoire to an entry, to a favourite, to the essay that uses it',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, student);
    await acceptFreeDay(page);

    await test.step('the advice of the correction leads to the repertoire of the theme', async () => {
      await writeEssay(page, THEME, WEAK_ESSAY);
      await send(page);
      await page.getByRole('link', { name: 'Escolher repertório para este tema' }).click();
      await expect(page.getByText(`Do eixo do tema “${THEME}”`)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Eixo' }).locator('[aria-pressed="true"]')).not.toHaveText(
        'Todos',
      );
      await expectAccessible(page, 'repertoire');
    });

    await test.step('an entry is found, read, saved, and left for the list as it was', async () => {
      await page.getByRole('group', { name: 'Eixo' }).getByRole('button', { name: 'Todos' }).click();
      await page.getByRole('searchbox', { name: 'Procurar' }).fill('graciliano');
      await page.getByRole('link', { name: '“Vidas secas”' }).click();
      await expect(page.getByRole('heading', { name: '“Vidas secas”' })).toBeFocused();
      await expect(page.getByText('Ainda em nenhuma.')).toBeVisible();
      await page.getByRole('button', { name: 'Favorita' }).click();
      await expectAccessible(page, 'entry');
      await page.goBack();
      await expect(page.getByRole('searchbox', { name: 'Procurar' })).toHaveValue('graciliano');
      await expect(page.getByRole('link', { name: '“Vidas secas”' })).toBeFocused();
    });

    await test.step('an essay that uses it is named there, and opens', async () => {
      await page.goto('/dashboard/student/essay');
      await page.getByRole('button', { name: 'Nova redação em branco' }).click();
      await writeEssay(page);
      await send(page);
      await page.goto('/dashboard/student/repertorio?favoritas=sim');
      await expect(page.getByText('1 entrada', { exact: true })).toBeVisible();
      await expect(page.getByText('Usei em 1 redação')).toBeVisible();
      await page.getByRole('link', { name: '“Vidas secas”' }).click();
      await page.getByRole('region', { name: 'Usei em' }).getByRole('link', { name: essay.theme }).click();
      await expect(page.getByRole('tab', { name: 'Resultado', selected: true })).toBeVisible();
      await expect(page.getByText(essay.theme).first()).toBeVisible();
    });
  },
);
