import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';
import { seedStudent } from '../tests/support/seed-device';
import { signIn, signOut, startFreeDay, student, teacher } from './support/journey';
import { seedClasses } from './support/seed-classes';

test.describe.configure({ timeout: 120_000 });

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test(
  'the teacher is told of an essay, and the student of its review',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await startFreeDay(page);
    await seedStudent(page, { ages: [1], withDraft: false });
    await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
    await page.goto('/dashboard/student/corrected-essays?ver=1');
    await page.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(page.getByText('Enviada para 3º ano A')).toBeVisible();
    await page.goto('/dashboard/student/avisos');
    await expect(page.getByRole('heading', { name: 'Nenhum aviso por enquanto' })).toBeVisible();
    await expectAccessible(page, 'no notices');
    await signOut(page);

    await signIn(page, teacher);
    await bell(page, 'Avisos, 2 não lidos').click();
    await expectAccessible(page, 'notices of a teacher');
    await page.getByRole('link', { name: `${student.name} enviou uma redação em 3º ano A` }).click();
    await page.getByLabel('Comentário da Competência I', { exact: true }).fill('A tese está clara.');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText(/Publicada em/)).toBeVisible();
    await expect(bell(page, 'Avisos, 1 não lido')).toBeVisible();
    await signOut(page);

    await signIn(page, { ...student });
    await bell(page, 'Avisos, 1 não lido').click();
    await expectAccessible(page, 'notices of a student');
    await page.getByRole('link', { name: 'Sua redação foi revisada em 3º ano A' }).press('Enter');
    await expect(page.getByText('A tese está clara.').first()).toBeVisible();
    await expect(bell(page, 'Avisos')).toBeVisible();
  },
);

test('many essays are one notice, and all are read at once', async ({ page }) => {
  await page.goto('/');
  await seedClasses(page, []);
  await page.evaluate(() => localStorage.removeItem('grifo:classrooms:renato'));
  await signIn(page, teacher);
  await page.getByRole('link', { name: /^Avisos, \d+ não lidos$/ }).click();
  await expect(page.getByRole('link', { name: /^\d+ redações chegaram em 3º ano A/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Marcar todos como lidos' }).click();
  await expect(page.getByRole('link', { name: 'Avisos', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^\d+ redações chegaram/ }).first()).not.toContainText(
    'não lido',
  );
  await expect(page.getByRole('link', { name: 'Avisos', exact: true })).toBeVisible();
});
