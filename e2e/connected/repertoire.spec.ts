import { enter, newStudent, storedFavourites } from '../support/backend';
import { essay, send, signIn, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test('a favourite set without a network reaches the account; there the essay that uses it is named', async ({
  page,
  context,
  otherDevice,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student/repertorio?busca=vidas secas');
  const star = page.getByRole('button', { name: 'Favorita: “Vidas secas”' });
  await expect(star).toBeEnabled();
  await context.setOffline(true);
  await star.click();
  await expect(page.getByText(/O que você favoritar fica neste aparelho/)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(await storedFavourites(marina)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => storedFavourites(marina)).toEqual(['vidas-secas']);

  await writeEssay(page);
  await send(page);
  await signIn(otherDevice, marina);
  await otherDevice.goto('/dashboard/student/repertorio?favoritas=sim');
  await expect(otherDevice.getByText('Usei em 1 redação')).toBeVisible();
  await otherDevice.getByRole('link', { name: '“Vidas secas”' }).click();
  await otherDevice.getByRole('region', { name: 'Usei em' }).getByRole('link', { name: essay.theme }).click();
  await expect(otherDevice.getByRole('tab', { name: 'Resultado', selected: true })).toBeVisible();
});
