import { readFileSync } from 'node:fs';
import { enter, newStudent, newTeacher, storedEssays } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { send, trySignIn, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test(
  'export, and the end of an account: nobody else loses anything',
  { tag: '@phone-full' },
  async ({ page, newDevice, problems }) => {
    // Three browsers at once, each on its first visit.
    test.slow();
    const marina = newStudent();
    const bento = newStudent('Bento Araújo');
    const [desk, other] = [await newDevice(), await newDevice()];

    await enter(desk, newTeacher(), 'teacher');
    await createClassroom(desk, '3º ano A');
    const link = await createInvite(desk);

    for (const [who, person] of [
      [page, marina],
      [other, bento],
    ] as const) {
      await enter(who, person);
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
    await test.step('the right one does, and the app goes to its root', async () => {
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      await dialog.getByLabel('Sua senha').fill(marina.password);
      await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
      await dialog.getByRole('button', { name: 'Excluir conta' }).click();
      await expect(page.getByText('Conta excluída')).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect
        .poll(() =>
          page.evaluate((email) => JSON.stringify({ ...localStorage }).includes(email), marina.email),
        )
        .toBe(false);
      await trySignIn(page, marina);
      await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou senha incorretos.' })).toBeVisible();
      // Both requests fail because the account is deleted: the library's sign-out and the student's attempt to sign
      // in.
      expect(problems.splice(0)).toEqual([
        expect.stringContaining('/auth/v1/logout'),
        expect.stringContaining('/auth/v1/token'),
      ]);
    });

    await test.step('classmate and class stand', async () => {
      expect(await storedEssays(bento)).toHaveLength(1);
      await desk.reload();
      await desk.getByRole('tab', { name: /Alunos/ }).click();
      await expect(desk.getByText(bento.name).first()).toBeVisible();
      await expect(desk.getByText(marina.name)).toHaveCount(0);
    });
  },
);
