import {
  acceptFreeDay,
  essay,
  holdEvaluations,
  signIn,
  signOut,
  signUp,
  student,
  writeEssay,
} from './support/journey';
import { expect, test } from './support/test';

test('a half-written essay survives a reload', { tag: '@full' }, async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page);
  // The message is shown for some seconds, which may be over once everything has loaded, so the test does not wait
  // for the load.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Redação recuperada!')).toBeVisible();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
  await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
});

test(
  'a second user on the same device never sees the first one’s draft, and the first finds it again',
  { tag: '@full' },
  async ({ page }) => {
    await signUp(page, student);
    await acceptFreeDay(page);
    await writeEssay(page);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await signOut(page);

    await signUp(page, { name: 'Caio Prado', email: 'caio.prado@email.exemplo', password: 'lapis-preto' });
    await page.goto('/dashboard/student/essay');
    await expect(page.getByLabel('Sua redação')).toHaveValue('');
    await signOut(page);

    await signIn(page, student);
    await page.goto('/dashboard/student/essay');
    await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
  },
);

test('a tab closed while correcting loses nothing', async ({ page, context }) => {
  await holdEvaluations(page);
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expect(page.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto('/dashboard/student/essay');
  await expect(next.getByLabel('Sua redação')).toHaveValue(essay.text);
});

test('signing out in one tab closes the other; a second user replaces the first', async ({
  page,
  context,
}) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  const other = await context.newPage();
  await other.goto('/dashboard/student/essay');
  await expect(other.getByLabel('Sua redação')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL('/');

  await signUp(page, { name: 'Caio Prado', email: 'caio.prado@email.exemplo', password: 'lapis-preto' });
  await other.goto('/dashboard/student');
  await expect(other.getByText(/, Caio\./)).toBeVisible();
  await expect(other.getByText(/Marina/)).toHaveCount(0);
});
