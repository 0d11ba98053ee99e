import { test } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { signUp, teacher } from '../support/journey';
import { chooseFiles } from '../support/photos';
import { shoot } from './shoot';

test('a pile of photos', async ({ page }) => {
  test.slow();
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(paths.teacher.classroom('exemplo-3a'));
  await page.getByRole('link', { name: 'Fotografar redações' }).waitFor();
  await shoot(page, 'pile-class', false);
  await page.getByRole('link', { name: 'Fotografar redações' }).click();
  await page.getByRole('checkbox').check();
  await shoot(page, 'pile-permission');
  await page.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await page.getByRole('heading', { name: 'Fotos da pilha' }).waitFor();
  const files = ['photo-2.jpg', 'lowres-1.jpg', 'rotated-exif-1.jpg'];
  await chooseFiles(
    page,
    files.map((name) => `tests/fixtures/ocr/${name}`),
  );
  await page.getByRole('button', { name: 'Continuar com 3 páginas' }).waitFor();
  await shoot(page, 'pile-photos');
  await page.getByRole('button', { name: 'Continuar com 3 páginas' }).click();
  await page.getByRole('button', { name: 'Ler e conferir' }).waitFor();
  await shoot(page, 'pile-writers');
  await page.getByRole('button', { name: 'Ler e conferir' }).click();
  await page.getByText('Compare com a foto').waitFor({ timeout: 60_000 });
  await shoot(page, 'pile-check', false);
  await shoot(page, 'pile-check-whole');
  await page.getByRole('button', { name: 'Conferi, próxima' }).click();
  await page.getByText('Compare com a foto').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Conferi, próxima' }).click();
  await page.getByRole('button', { name: 'Enviar as conferidas' }).click();
  await shoot(page, 'pile-send');
  await page.getByRole('button', { name: /^Corrigir e enviar/ }).click();
  await page.getByRole('link', { name: 'Ver na sala' }).waitFor({ timeout: 60_000 });
  await shoot(page, 'pile-sent');
});
