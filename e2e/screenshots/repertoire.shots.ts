import { test } from '@playwright/test';
import { essay, acceptFreeDay, send, signUp, student, writeEssay } from '../support/journey';
import { shoot } from './shoot';

test('the repertoire, its favourites, and an entry with the essay that uses it', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto('/dashboard/student/repertorio');
  await page.getByRole('searchbox').waitFor();
  await shoot(page, 'repertoire');
  await page.goto('/dashboard/student/repertorio?favoritas=sim');
  await shoot(page, 'repertoire-no-favourites');
  await page.goto('/dashboard/student/repertorio?busca=xilofone');
  await shoot(page, 'repertoire-nothing');
  await writeEssay(page, essay.theme, essay.text);
  await send(page);
  await page.goto('/dashboard/student/repertorio?area=educação&tipo=livro');
  await page.getByRole('button', { name: 'Favorita: “Vidas secas”' }).click();
  await page.getByText('Usei em 1 redação').waitFor();
  await shoot(page, 'repertoire-filtered');
  await page.getByRole('link', { name: '“Vidas secas”' }).click();
  await page.getByRole('link', { name: essay.theme }).waitFor();
  await shoot(page, 'repertoire-entry');
});
