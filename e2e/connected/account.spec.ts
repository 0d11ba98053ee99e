import { enter, linkInMailTo, newStudent } from '../support/backend';
import { acceptFreeDay, signIn, signOut, signUp, trySignIn } from '../support/journey';
import { expect, test } from '../support/test';

test('a wrong password and a taken e-mail are told, and what was typed stays', async ({ page }) => {
  const marina = newStudent();
  await signUp(page, marina);
  await acceptFreeDay(page);
  await signOut(page);

  await trySignIn(page, { ...marina, password: 'caneta-preta' });
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(page.getByLabel('E-mail')).toHaveValue(marina.email);

  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await page.getByLabel('Nome completo').fill('Outra Marina');
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este e-mail já tem conta.');
  await expect(page.getByLabel('E-mail')).toHaveValue(marina.email);
  await expect(page).toHaveURL('/');
});

test('a forgotten password: the link of the e-mail, a new one, and the old ones are out', async ({
  page,
  otherDevice,
}) => {
  const marina = newStudent();
  const renewed = { ...marina, password: 'caneta-verde' };
  await enter(otherDevice, marina);
  await otherDevice.goto('/dashboard/student');

  await test.step('ask for the link', async () => {
    await page.goto('/');
    await page.getByLabel('E-mail').fill(marina.email);
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('E-mail')).toHaveValue(marina.email);
    await dialog.getByRole('button', { name: 'Enviar link' }).click();
    await expect(dialog.getByText(/Se houver uma conta com esse e-mail/)).toBeVisible();
  });

  await test.step('open it and choose a new password', async () => {
    await page.goto(linkInMailTo(marina));
    // The address no longer contains the tokens of the link.
    await expect(page).toHaveURL(/\/nova-senha#?$/);
    await expect(page.getByText(`Para a conta ${marina.email}.`)).toBeVisible();
    await page.getByLabel('Senha nova').fill(marina.password);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText('A senha nova é igual à atual. Escolha outra.')).toBeVisible();
    await page.getByLabel('Senha nova').fill(renewed.password);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page).toHaveURL('/dashboard/student');
  });

  await test.step('the other device is out; only the new password leads in', async () => {
    await otherDevice.reload();
    await expect(otherDevice).toHaveURL('/');
    await trySignIn(otherDevice, marina);
    await expect(otherDevice.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
    await signIn(otherDevice, renewed);
  });

  await test.step('the link opens once', async () => {
    await otherDevice.goto(linkInMailTo(marina));
    await expect(otherDevice.getByText(/^Este link já venceu ou já foi usado/)).toBeVisible();
    await expect(otherDevice.getByRole('button', { name: 'Pedir um novo link' })).toBeVisible();
  });
});

for (const [address, sentence] of [
  ['/nova-senha', 'O link chegou incompleto. Copie o endereço inteiro do e-mail ou peça outro link.'],
  [
    '/nova-senha#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'Este link já venceu ou já foi usado. Peça outro em “Esqueci minha senha”.',
  ],
  [
    '/nova-senha?error=server_error&error_code=bad_code_verifier',
    'Abra o link no mesmo navegador em que você o pediu, ou peça outro por aqui.',
  ],
  [
    '/nova-senha#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=recovery',
    'Este link não serve para criar uma senha nova. Peça outro em “Esqueci minha senha”.',
  ],
] as const) {
  test(`${address} says what is wrong with the link`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'O link não abriu' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Pedir um novo link' }).click();
    await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible();
  });
}

test('after signing in one goes on inside this site only', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student');
  for (const [from, path] of [
    ['/\\example.com', '/dashboard/student'],
    ['//example.com', '/dashboard/student'],
    ['/dashboard/student/essay', '/dashboard/student/essay'],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('grifo:auth'));
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await trySignIn(page, marina);
    await expect(page, from).toHaveURL(path);
  }
});
