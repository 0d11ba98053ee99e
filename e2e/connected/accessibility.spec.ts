import { failRequests } from '../support/fail-requests';
import { AREAS } from '../support/areas';
import { enter, api, linkInMailTo, newStudent } from '../support/backend';
import { trySignIn } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';
import { walk } from '../support/walk';

test(
  'what only a backend brings: refusals at the entry, and a new password',
  { tag: '@full' },
  async ({ page }) => {
    const marina = newStudent();
    await page.goto('/');
    await trySignIn(page, marina);
    await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
    await expectAccessible(page, 'entry refused');

    await page.goto('/nova-senha');
    await expect(page.getByRole('heading', { name: 'O link não abriu' })).toBeVisible();
    await expectAccessible(page, 'link that does not open');
    await page.getByRole('button', { name: 'Pedir um novo link' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'asking for a link');
    await dialog.getByLabel('E-mail').fill(marina.email);
    await dialog.getByRole('button', { name: 'Enviar link' }).click();
    await expect(dialog.getByRole('button', { name: 'Entendi' })).toBeVisible();
    await expectAccessible(page, 'link on its way');
  },
);

test('the form of the new password', { tag: '@full' }, async ({ page, otherDevice }) => {
  const marina = newStudent();
  await enter(otherDevice, marina);
  await otherDevice.goto('/dashboard/student');
  await page.goto('/nova-senha');
  await page.getByRole('button', { name: 'Pedir um novo link' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill(marina.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('button', { name: 'Entendi' })).toBeVisible();

  await page.goto(linkInMailTo(marina));
  await expectAccessible(page, 'new password');
  await page.getByLabel('Senha nova').fill('curta');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByLabel('Senha nova')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'new password refused');
});

for (const area of ['student', 'teacher'] as const)
  test(
    `every screen of a ${area} whose server answers nothing but refusals`,
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      test.setTimeout(300_000);
      await enter(page, newStudent(), area);
      await page.goto(`/dashboard/${area}`);
      // The app treats a refusal (403) as a final response, so it retries no request and the screens report the
      // error at once.
      await failRequests(page, `${api.tables}**`, { status: 403 });
      await page.reload();
      await walk(page, AREAS[area], (address) => expectAccessible(page, `${address}, refused`));
    },
  );
