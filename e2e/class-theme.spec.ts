import type { Page } from '@playwright/test';
import {
  essay,
  send,
  signIn,
  signOut,
  signUp,
  startFreeDay,
  student,
  teacher,
  trySignIn,
} from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { inviteCode, seedClasses } from './support/seed-classes';
import { expect, expectAccessible, test } from './support/test';
import { NO_SHIFT, watchShift } from './support/watch-shift';

test.describe.configure({ timeout: 180_000 });

const THEME = 'O papel das bibliotecas públicas na formação de leitores';
const LONG_WORD = 'paralelepipedo'.repeat(7);
const MARKUP = '<img src=x onerror="document.body.dataset.ran=1">';

const joinButton = (page: Page) => page.getByRole('button', { name: 'Entrar na sala' });
const question = (page: Page) => page.getByRole('heading', { name: 'Enviar para a sala 3º ano A?' });

/** Creates a class on this device as its teacher; returns the invite link. */
async function makeClass(page: Page): Promise<string> {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto('/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill('3º ano A');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await page.waitForURL(/classrooms\/(?!new)/);
  await page.getByRole('button', { name: 'Criar convite' }).click();
  const link = await page.getByLabel('Link do convite').inputValue();
  await page.getByRole('tab', { name: 'Temas' }).click();
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByRole('button', { name: 'Salvar tema' }).click();
  await expect(page.getByText('Tema atualizado!')).toBeVisible();
  await signOut(page);
  return link;
}

test(
  'from the invitation to an essay the teacher reads, and out of the class again',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await startFreeDay(page);
    const link = await makeClass(page);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: '3º ano A' })).toBeVisible();
    await expect(page.getByText(/O que você não enviar continua só seu/)).toBeVisible();
    await expectAccessible(page, 'invitation');
    await joinButton(page).click();
    await expect(page.getByText('Login necessário')).toBeVisible();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Cadastre-se' }).click();
    await page.getByLabel('Nome completo').fill(student.name);
    await page.getByLabel('E-mail').fill(student.email);
    await page.getByLabel('Senha', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Cadastrar-se' }).click();
    await page.waitForURL(link);
    await joinButton(page).click();
    await expect(page.getByText('Você foi adicionado(a) à sala "3º ano A" com sucesso.')).toBeVisible();
    await page.waitForURL('**/dashboard/student');

    const card = page.getByRole('region', { name: 'Tema da sala' });
    await expect(card).toContainText('3º ano A · Prof. Renato Alves');
    await expectAccessible(page, 'home with the theme of a class');
    await card.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
    await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
    await page.getByLabel('Sua redação').fill(essay.text);
    await page.reload();
    await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
    await send(page);

    await expect(question(page)).toBeVisible();
    await expect(
      page.getByText(
        /Prof\. Renato Alves vê o texto, as marcações, os comentários do corretor, os níveis e a data/,
      ),
    ).toBeVisible();
    await expectAccessible(page, 'the question after the correction');
    await page.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(page.getByText('Enviada para 3º ano A')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar para Início' }).click();
    await expect(card).toContainText('Você já enviou');

    await card.getByRole('link', { name: 'Minhas salas' }).click();
    const section = page.getByRole('region', { name: '3º ano A' });
    await expect(section.getByRole('link', { name: /enviada hoje/ })).toBeVisible();
    await expectAccessible(page, 'my classes');
    await section.getByRole('link', { name: /enviada hoje/ }).click();
    await page.getByRole('button', { name: 'Retirar da sala 3º ano A' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Retirar da sala 3º ano A?' });
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'taking an essay back');
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    await expect(dialog).toBeHidden();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Agora não' }).click();
    await expect(page.getByText('Só você vê esta redação.')).toBeVisible();

    await page.goto('/dashboard/student/salas');
    await page.getByRole('button', { name: 'Sair da sala 3º ano A' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Sair da sala 3º ano A?' });
    await page.mouse.click(5, 5);
    await expect(leaving).toBeVisible();
    await leaving.getByRole('button', { name: 'Sair da sala' }).click();
    await expect(page.getByRole('heading', { name: 'Você não está em nenhuma sala' })).toBeVisible();
    await page.goto('/dashboard/student');
    await expect(page.getByRole('heading', { name: 'Escrever Redação' })).toBeVisible();
    await expect(card).toBeHidden();
  },
);

test('what was sent is the teacher’s to read', { tag: '@full' }, async ({ page }) => {
  await startFreeDay(page);
  await seedStudent(page, { ages: [1], withDraft: false });
  await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await page.getByRole('button', { name: 'Enviar para a sala' }).click();
  await expect(page.getByText('Enviada para 3º ano A')).toBeVisible();
  await signOut(page);
  await signIn(page, teacher);
  await expect(page.getByText(student.name).first()).toBeVisible();
});

test('a begun essay on another theme is asked about, and nothing of it is lost', async ({ page }) => {
  await seedStudent(page);
  await seedClasses(page, [{ nome: '3º ano A', tema: THEME, isJoined: true }]);
  await page.goto('/dashboard/student');
  const begun = await page.evaluate(() => localStorage.getItem('grifo:draft:marina') ?? '');
  await page.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
  await page
    .getByRole('dialog', { name: 'Você já tem um tema' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
  await expect(page.getByLabel('Sua redação')).toHaveValue(JSON.parse(begun).essay);
  await page.getByRole('button', { name: `Usar tema: ${THEME}` }).click();
  await page.getByRole('button', { name: 'Substituir' }).click();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(THEME);
  await expect(page.getByLabel('Sua redação')).toHaveValue(JSON.parse(begun).essay);
});

test('the states of an invitation', async ({ page }) => {
  await page.goto('/');
  await seedClasses(page, [{ nome: MARKUP, descricao: MARKUP }]);
  await page.goto('/sala/nenhuma');
  await expect(page.getByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
  await expect(page.getByText('O link de convite não é válido ou a sala foi removida.')).toBeVisible();
  await expectAccessible(page, 'no such class');
  await page.goto(`/sala/${inviteCode()}`);
  await expect(page.getByRole('heading', { name: MARKUP })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
  await joinButton(page).click();
  await page.waitForURL('**/login');
  await trySignIn(page, teacher);
  await page.waitForURL(`**/sala/${inviteCode()}`);
  await joinButton(page).click();
  await expect(page.getByText('Acesso negado')).toBeVisible();
  await expect(page.getByText('Apenas alunos podem entrar em salas.')).toBeVisible();
  await expectAccessible(page, 'refused');
});

test('joining twice is joining once', { tag: '@full' }, async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
  await page.goto(`/sala/${inviteCode()}`);
  await expect(page.getByText('Você já está nesta sala.')).toBeVisible();
  await expectAccessible(page, 'already in the class');
  await page.getByRole('link', { name: 'Ver minhas salas' }).click();
  await expect(page.getByRole('region', { name: '3º ano A' })).toBeVisible();
});

test(
  'the card of the home is there with the first paint, and moves nothing',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await seedStudent(page, { ages: [1], withDraft: false });
    await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
    await page.goto('/dashboard/student');
    await expect(page.getByRole('region', { name: 'Tema da sala' })).toBeVisible();
    const shift = await watchShift(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Tema da sala' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(NO_SHIFT);
  },
);

test('nothing runs over the side at 320 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await seedStudent(page, { ages: [1], withDraft: false });
  await seedClasses(page, [
    { nome: LONG_WORD, descricao: LONG_WORD, tema: LONG_WORD, isJoined: true },
    { nome: '3º ano A', isJoined: true },
  ]);
  for (const [address, shown] of [
    [`/sala/${inviteCode()}`, 'Você já está nesta sala.'],
    ['/dashboard/student', 'Temas das salas'],
    ['/dashboard/student/salas', 'Minhas salas'],
    ['/dashboard/student/corrected-essays?ver=1', 'Enviar para uma sala?'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(shown).first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});
