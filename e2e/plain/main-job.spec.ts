import { newStudent, storedEssays } from '../support/backend';
import { acceptFreeDay, essay, send, signIn, signOut, signUp, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test(
  'from sign-up to a correction by the function, found again elsewhere, and there for nobody else',
  { tag: '@phone-full' },
  async ({ page, otherDevice }) => {
    const marina = newStudent();
    await test.step('sign up, write, be corrected', async () => {
      await signUp(page, marina);
      await expect(page.getByText('Conta criada')).toBeVisible();
      await acceptFreeDay(page);
      await writeEssay(page);
      await send(page);
      await expect(page.getByRole('dialog').getByText(/de 1000/)).toBeVisible();
      await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
      await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
    });
    const [stored] = await storedEssays(marina);
    expect(stored).toMatchObject({ tema: essay.theme, texto: essay.text, origem: 'funcao' });

    await test.step('the other screens answer', async () => {
      for (const [path, name] of [
        ['progress', 'Progresso'],
        ['canetinhas', 'Canetinhas'],
        ['salas', 'Minhas salas'],
        ['feedback', 'Feedback'],
        ['profile', marina.name],
      ] as const) {
        await page.goto(`/dashboard/student/${path}`);
        await expect(page.getByRole('heading', { name: new RegExp(name, 'i') }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
    });

    const address = `/dashboard/student/corrected-essays?ver=${stored!.id}`;
    await test.step('sign in elsewhere and read it', async () => {
      await signIn(otherDevice, marina);
      await otherDevice.goto('/dashboard/student/corrected-essays');
      await otherDevice.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` }).click();
      await expect(otherDevice).toHaveURL(address);
      await expect(otherDevice.getByText(`${stored!.nota_total}`, { exact: true }).first()).toBeVisible();
    });

    await test.step('another student on that device does not find it', async () => {
      await signOut(otherDevice);
      await signUp(otherDevice, newStudent('Caio Prado'));
      await otherDevice.goto(address);
      await expect(otherDevice.getByText('Redação não encontrada')).toBeVisible();
      await expect(otherDevice.getByText(essay.theme)).toHaveCount(0);
    });
  },
);
