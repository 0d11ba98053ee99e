import { GUEST_THEME } from '../../src/domain/guest/guest-theme';
import { api, enter, newStudent, storedEssays } from '../support/backend';
import { failRequests } from '../support/fail-requests';
import { correctAsGuest, GUEST_ESSAY, guestKeys, watchSending } from '../support/guest';
import { signUp, student, trySignIn } from '../support/journey';
import { expect, test } from '../support/test';

const details = { name: `Ver Detalhes: ${GUEST_THEME}` };

test('a guest asks the server nothing; signing up stores essay and correction, once', async ({ page }) => {
  const marina = newStudent();
  const sent = watchSending(page);
  await correctAsGuest(page);
  expect(sent).toEqual([]);

  await page.getByRole('link', { name: 'Criar conta e guardar' }).click();
  await page.getByLabel('Nome completo').fill(student.name);
  await page.getByLabel('E-mail').fill(marina.email);
  await page.getByLabel('Senha', { exact: true }).fill(marina.password);
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
  await expect(page.getByRole('button', details)).toHaveCount(1);
  await expect.poll(() => guestKeys(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', details).click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  expect(await storedEssays(marina)).toMatchObject([
    { tema: GUEST_THEME, texto: GUEST_ESSAY, origem: 'local', produtor: 'scorer' },
  ]);
});

test('an existing account takes it, too; with the server away it waits in the outbox', async ({
  page,
  context,
  otherDevice,
}) => {
  const marina = newStudent();
  await signUp(otherDevice, marina);
  await correctAsGuest(page);
  await page.getByRole('link', { name: 'Já tenho conta: entrar e guardar' }).click();
  const bringBack = await failRequests(context, api.tables + 'redacoes*', 'unreachable');
  await trySignIn(page, marina);
  await expect(page.getByText('Aguardando envio').first()).toBeVisible();
  await expect.poll(() => guestKeys(page)).toEqual([]);
  expect(await storedEssays(marina)).toEqual([]);
  await bringBack();
  await page.reload();
  await expect.poll(() => storedEssays(marina)).toMatchObject([{ texto: GUEST_ESSAY }]);
});

test('the choice of one account is not carried out for another', async ({ page }) => {
  const marina = newStudent();
  await correctAsGuest(page);
  // Recreates the stored state after neither the server nor the device could store the guest's correction.
  await page.evaluate(() => {
    const key = 'grifo:guest-correction';
    const { correction } = JSON.parse(localStorage.getItem(key) ?? '{}') as { correction: unknown };
    localStorage.setItem('grifo:guest-promised', JSON.stringify([{ correction, owner: 'somebody-else' }]));
    localStorage.removeItem(key);
  });
  await enter(page, marina);
  await page.goto('/dashboard/student/corrected-essays');
  await expect(page.getByRole('heading', { name: 'Redações corrigidas' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await storedEssays(marina)).toEqual([]);
});
