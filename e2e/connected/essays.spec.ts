import { api, EVALUATION, newStudent, storedEssays } from '../support/backend';
import { acceptFreeDay, essay, send, signIn, signUp, startFreeDay, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

test('an essay corrected by the function is there in another browser, and there for nobody else', async ({
  page,
  otherDevice,
}) => {
  const marina = newStudent();
  await test.step('sign up, write, be corrected', async () => {
    await signUp(page, marina);
    await expect(page.getByText('Conta criada!')).toBeVisible();
    await acceptFreeDay(page);
    await writeEssay(page);
    const answer = page.waitForResponse(EVALUATION);
    await send(page);
    expect((await answer).status()).toBe(200);
  });
  const [stored] = await storedEssays(marina);
  expect(stored).toMatchObject({ tema: essay.theme, texto: essay.text, origem: 'funcao' });
  const address = `/dashboard/student/corrected-essays?ver=${stored!.id}`;

  await test.step('sign in elsewhere and read it', async () => {
    await startFreeDay(otherDevice);
    await signIn(otherDevice, marina);
    await otherDevice.goto('/dashboard/student/corrected-essays');
    await otherDevice.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` }).click();
    await expect(otherDevice).toHaveURL(address);
    await expect(otherDevice.getByText(`${stored!.nota_total}`, { exact: true }).first()).toBeVisible();
    await expect(otherDevice.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  });

  await test.step('another student on that device does not find it', async () => {
    await otherDevice.evaluate(() => localStorage.clear());
    await signUp(otherDevice, newStudent('Caio Prado'));
    await otherDevice.goto(address);
    await expect(otherDevice.getByText('Redação não encontrada')).toBeVisible();
    await expect(otherDevice.getByText(essay.theme)).toHaveCount(0);
  });
});

test('with the server out of reach the device corrects; the essay waits there, and is sent when it is back', async ({
  page,
  context,
}) => {
  const marina = newStudent();
  await startFreeDay(page);
  await signUp(page, marina);
  await writeEssay(page);
  await context.route(api.all, (route) => route.abort());
  await send(page);
  await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();

  await test.step('it waits in the history', async () => {
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByText('Aguardando envio')).toBeVisible();
    // Asked three times more, after 1, 2 and 4 seconds.
    await expect(page.getByText('O resto não pôde ser carregado')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'history without its server');
    await page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` }).click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  });
  expect(await storedEssays(marina)).toEqual([]);

  await test.step('it is sent', async () => {
    await context.unroute(api.all);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => storedEssays(marina)).toMatchObject([{ texto: essay.text, origem: 'local' }]);
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` })).toHaveCount(1);
    await expect(page.getByText('Aguardando envio')).toHaveCount(0);
  });
});
