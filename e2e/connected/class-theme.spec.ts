import { enter, newTeacher } from '../support/backend';
import { createClassroom } from '../support/classroom';
import { essay } from '../support/journey';
import { expect, test } from '../support/test';

test(
  'two tabs of a teacher: the later one sees what the other gave the class, and loses nothing',
  { tag: '@full' },
  async ({ page, context }) => {
    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, '3º ano A');
    const other = await context.newPage();
    await other.goto(`${page.url()}?aba=temas`);
    await page.getByRole('tab', { name: 'Temas' }).click();
    await other.getByLabel('Tema da redação').fill('O papel das bibliotecas públicas');
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('Tema atualizado!')).toBeVisible();

    await other.getByRole('button', { name: 'Salvar tema' }).click();
    const conflict = other.getByRole('alert').filter({ hasText: essay.theme });
    await expect(conflict).toBeVisible();
    await expect(other.getByLabel('Tema da redação')).toHaveValue('O papel das bibliotecas públicas');
  },
);
