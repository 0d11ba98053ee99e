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

/** Switches the displayed form to sign-up, fills it in and submits it. */
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

/** Fills in the displayed form and submits it. */
export async function trySignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Skips the welcome card of a new student's first entry, to reach the home page. */
export async function skipWelcome(page: Page) {
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page.getByRole('link', { name: 'Começar Agora' })).toBeVisible();
}

/** Accepts the welcome card's free 24 hours, which opens the editor. */
export async function acceptFreeDay(page: Page) {
  await page.getByRole('button', { name: 'Ativar 24h grátis e escrever' }).click();
  await page.waitForURL('**/dashboard/student/essay');
  await expect(page.getByText('Correções ilimitadas').first()).toBeVisible();
}

/** Presses "Sair", which may show a question first. */
export async function pressSignOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  // Matches the exact name, so that it does not find "Sair mesmo assim" in a dialog that is closing.
  const leave = page.getByRole('button', { name: 'Sair', exact: true });
  // Before the menu is open, only the menu button or only "Sair" exists.
  await expect(menu.or(leave)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
}

export async function signOut(page: Page) {
  await pressSignOut(page);
  await page.waitForURL('/');
}

/**
 * Starts the free 24 hours at the first load, for an app without a server. Call before the page opens; on a server
 * `enter` starts them.
 */
export async function startFreeDay(page: Page) {
  await page.addInitScript(() => localStorage.setItem('grifo:promo-start', String(Date.now())));
}

export async function writeEssay(page: Page, theme = essay.theme, text = essay.text) {
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill(theme);
  await page.getByLabel('Sua redação').fill(text);
}

/** Sends the essay in the editor and waits for the correction. */
export async function send(page: Page) {
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expectCorrection(page);
}

/** Waits as long as the app itself waits for a correction, because a busy machine is slow. */
export async function expectCorrection(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Correção da redação' })).toBeVisible({ timeout: 30_000 });
}

/**
 * Holds every evaluation of this page: the worker does not receive the message until the window's `letEvaluate` is
 * called. Call before the page opens.
 */
export async function holdEvaluations(page: Page) {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { path?: string[] }) {
      if (message.path?.[0] !== 'evaluate') post.call(this, message);
      else Object.assign(globalThis, { letEvaluate: () => post.call(this, message) });
    };
  });
}
