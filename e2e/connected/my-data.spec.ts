import { readFileSync } from 'node:fs';
import { newStudent, EVALUATION, storedEssays } from '../support/backend';
import { send, signUp, startFreeDay, teacher, trySignIn, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

test('export, and the end of an account: nobody else loses anything', async ({ page, newDevice }) => {
  const marina = newStudent();
  const bento = newStudent('Bento Araújo');
  const ivo = { ...teacher, email: newStudent().email };
  const [desk, other] = [await newDevice(), await newDevice()];

  await signUp(desk, ivo, 'Sou Professor');
  await desk.goto('/dashboard/teacher/classrooms/new');
  await desk.getByLabel('Nome da sala').fill('3º ano A');
  await desk.getByRole('button', { name: 'Criar sala' }).click();
  await desk.getByRole('button', { name: 'Criar convite' }).click();
  const link = await desk.getByLabel('Link do convite').inputValue();

  for (const [who, person] of [
    [page, marina],
    [other, bento],
  ] as const) {
    await startFreeDay(who);
    await signUp(who, person);
    await who.goto(link);
    await who.getByRole('button', { name: 'Entrar na sala' }).click();
    await who.waitForURL('**/dashboard/student');
    await writeEssay(who);
    await send(who);
  }

  await test.step('the copy has the essay and the class, and no classmate', async () => {
    await page.goto('/dashboard/student/meus-dados');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar os dados (JSON)' }).click();
    const text = readFileSync(await (await coming).path(), 'utf8');
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      guardadoEm: 'servidor e aparelho',
      conta: { email: marina.email },
      turmas: [{ nome: '3º ano A' }],
      registrosDoServidor: { profiles: [{ email: marina.email }] },
    });
    expect(data.redacoes).toHaveLength(1);
    expect(text).not.toContain(bento.name);
    expect(text).not.toContain('access_token');
  });

  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await test.step('a wrong password deletes nothing', async () => {
    // It lies over the button, and stays as long as the pointer rests on it.
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await dialog.getByLabel('Sua senha').fill('outra-senha');
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('A senha não confere. Nada foi excluído.');
    expect(await storedEssays(marina)).toHaveLength(1);
  });

  await test.step('without a connection it says so', async () => {
    await page.context().setOffline(true);
    await dialog.getByLabel('Sua senha').fill(marina.password);
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Sem conexão com a internet.');
    await page.context().setOffline(false);
  });

  await test.step('the right one does, and the app goes to its root', async () => {
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(page.getByText('Conta excluída')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => page.evaluate((email) => JSON.stringify({ ...localStorage }).includes(email), marina.email))
      .toBe(false);
    await trySignIn(page, marina);
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou senha incorretos.' })).toBeVisible();
  });

  await test.step('classmate and class stand', async () => {
    expect(await storedEssays(bento)).toHaveLength(1);
    await desk.reload();
    await desk.getByRole('tab', { name: /Alunos/ }).click();
    await expect(desk.getByText(bento.name).first()).toBeVisible();
    await expect(desk.getByText(marina.name)).toHaveCount(0);
  });
});

test('a server with a model asks before the first essay, and a no is kept', async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  await page.route(EVALUATION, async (route) => {
    const body = (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
    bodies.push(body);
    if (body['status']) return route.fulfill({ json: { available: true } });
    return route.continue();
  });
  await startFreeDay(page);
  await signUp(page, newStudent());
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  const question = page.getByRole('alertdialog', { name: 'Corrigir com um modelo de IA?' });
  await expect(question).toContainText('Seu nome e seu e-mail não vão.');
  expect(bodies.filter(({ essay }) => essay)).toEqual([]);
  await question.getByRole('button', { name: 'Corrigir só no Grifo' }).click();
  await expect(page.getByRole('dialog', { name: 'Correção da redação' })).toBeVisible({ timeout: 30_000 });
  expect(bodies.filter(({ essay }) => essay)).toMatchObject([{ consent: false }]);

  await page.goto('/dashboard/student/meus-dados');
  const choice = page.getByRole('switch', { name: 'Usar um modelo de IA para corrigir' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
});
