import { essay, signIn, signOut, startFreeDay, student, teacher } from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { seedClasses } from './support/seed-classes';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const OWN = 'Uma rua com gente é uma rua segura.';

test(
  'a theme of the bank goes to two classes with a text, instructions and a rule, and the student follows them',
  { tag: ['@phone'] },
  async ({ page }) => {
    await startFreeDay(page);
    await page.goto('/');
    await seedStudent(page, { ages: [1], withDraft: false });
    await seedClasses(page, [
      { nome: '3º ano A', isJoined: true, dueInDays: -3 },
      { nome: '3º ano B', tema: null },
    ]);
    await page.goto('/dashboard/student');
    await signOut(page);
    await signIn(page, teacher);

    await page.goto('/dashboard/teacher/temas');
    await page.getByRole('searchbox', { name: 'Procurar' }).fill('arborizacao');
    await page.getByRole('link', { name: /arborização/ }).click();
    const theme = (await page.getByRole('article').getByRole('heading', { level: 3 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Passar para minhas salas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passar o tema' });
    await expect(dialog.getByText(/Vão junto os textos do Grifo/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: '3º ano A' }).check();
    await dialog.getByRole('checkbox', { name: '3º ano B' }).check();
    await expect(dialog.getByLabel('Prazo de 3º ano A')).toHaveValue('');
    await dialog.getByLabel(/^Prazo para todas/).fill('2099-10-30');
    await dialog.getByLabel('Prazo de 3º ano B').fill('2099-11-06');
    await dialog.getByLabel(/^Instruções/).fill('Compare os textos antes de começar.');
    await dialog.getByRole('button', { name: 'Incluir um texto seu' }).click();
    await dialog.getByLabel('Seu texto 1').fill(OWN);
    await dialog.getByText('Só manuscrita').click();
    await expectAccessible(page, 'the dialog of a theme for several classes');
    await dialog.getByRole('button', { name: 'Passar a 2 salas' }).click();
    await expect(page.getByText('Tema passado!')).toBeVisible();

    await page.goto('/dashboard/teacher/classrooms/sala-2?aba=temas');
    await expect(page.getByLabel('Tema da redação')).toHaveValue(theme);
    await expect(page.getByLabel(/^Prazo/)).toHaveValue('2099-11-06');
    await expect(page.getByText(/Com este tema: .*um texto seu, instruções e só manuscrita/)).toBeVisible();
    await signOut(page);

    await signIn(page, student);
    await page.goto('/dashboard/student/salas');
    const section = page.getByRole('region', { name: '3º ano A' });
    await expect(section.getByText(/^Só manuscrita/)).toBeVisible();
    await expect(section.getByText('Compare os textos antes de começar.')).toBeVisible();
    await section.getByText(/^Textos motivadores/).click();
    await expect(section.getByText(OWN)).toBeVisible();
    await expectAccessible(page, 'the class of a student with what goes with its theme');
    await section.getByRole('link', { name: 'Escrever sobre este tema' }).click();
    await expect(page.getByLabel('Tema da redação')).toHaveValue(theme);
    const asks = page.getByRole('region', { name: 'O que a sala 3º ano A pede' });
    await expect(asks).toContainText('Compare os textos antes de começar.');
    await page.getByLabel('Sua redação').fill(essay.text);
    await page.getByRole('button', { name: 'Corrigir redação' }).click();
    const offTheme = page.getByRole('button', { name: 'Corrigir assim mesmo' });
    const correction = page.getByRole('dialog', { name: 'Correção da redação' });
    await expect(offTheme.or(correction)).toBeVisible({ timeout: 30_000 });
    if (await offTheme.isVisible()) await offTheme.click();
    await expect(correction).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/o professor pediu à mão, e esta foi digitada/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enviar para/ })).toHaveCount(0);
  },
);
