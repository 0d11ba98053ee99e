import { expect, type Page } from '@playwright/test';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../tests/support/essays';
import { SEEDED_STUDENT } from '../../tests/support/seed-device';

export const student = { ...SEEDED_STUDENT, password: 'caneta-azul' };
export const teacher = { name: 'Renato Alves', email: 'renato.alves@escola.exemplo', password: 'giz-branco' };
export const essay = { theme: SAMPLE_THEME, text: GOOD_ESSAY };

export type Person = typeof student;

export async function signUp(page: Page, person: Person, as: 'Sou Aluno' | 'Sou Professor' = 'Sou Aluno') {
  await page.goto('/');
  await page.getByText(as, { exact: true }).click();
  await trySignUp(page, person);
  await page.waitForURL('**/dashboard/**');
}

/** Turns the form that is on screen to signing up, fills it and sends it. */
export async function trySignUp(page: Page, { name, email, password }: Person) {
  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/');
  await trySignIn(page, person);
  await page.waitForURL('**/dashboard/**');
}

/** Fills the form that is on screen and sends it. */
export async function trySignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** At their first entry the welcome card greets new students; this goes on to the home itself. */
export async function skipWelcome(page: Page) {
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page.getByRole('link', { name: 'Começar Agora' })).toBeVisible();
}

/** The welcome card offers the free 24 hours; this takes them, which leads to the sheet. */
export async function acceptFreeDay(page: Page) {
  await page.getByRole('button', { name: 'Ativar 24h grátis e escrever' }).click();
  await expect(page.getByText('Modo promocional 24h ativado!')).toBeVisible();
  await page.waitForURL('**/dashboard/student/essay');
}

/** Presses "Sair", which may ask something first. */
export async function pressSignOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  // Not "Sair mesmo assim" of a question that is just closing.
  const leave = page.getByRole('button', { name: 'Sair', exact: true });
  // Only one of the two is there before the menu is open.
  await expect(menu.or(leave)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
}

export async function signOut(page: Page) {
  await pressSignOut(page);
  await page.waitForURL('/');
}

/**
 * The free 24 hours from the first load on, where the app runs on its own. Call before the page opens; on a server
 * `enter` begins them.
 */
export async function startFreeDay(page: Page) {
  await page.addInitScript(() => localStorage.setItem('grifo:promo-start', String(Date.now())));
}

export async function writeEssay(page: Page, theme = essay.theme, text = essay.text) {
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill(theme);
  await page.getByLabel('Sua redação').fill(text);
}

/** Sends what is in the editor and waits for the correction. */
export async function send(page: Page) {
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expectCorrection(page);
}

/** On a busy machine it is waited for as long as the app waits. */
export async function expectCorrection(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Correção da redação' })).toBeVisible({ timeout: 30_000 });
}

/** Keeps every evaluation of this page waiting: the worker does not hear of it until `letEvaluate` of the window is called. Call before the page opens. */
export async function holdEvaluations(page: Page) {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { path?: string[] }) {
      if (message.path?.[0] !== 'evaluate') post.call(this, message);
      else Object.assign(globalThis, { letEvaluate: () => post.call(this, message) });
    };
  });
}
