import type { BrowserContext, Page } from '@playwright/test';
import {
  acceptFreeDay,
  essay,
  holdEvaluations,
  send,
  signIn,
  signOut,
  signUp,
  startFreeDay,
  student,
} from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

const text = (page: Page) => page.getByLabel('Sua redação');
const continueHere = (page: Page) => page.getByRole('button', { name: 'Continuar aqui' });
const versions = (page: Page) => page.getByRole('dialog');

const FIRST =
  'Toda noite, restaurantes e feiras jogam fora comida que ainda alimentaria muita gente no país.';
const SECOND =
  'Na escola pública onde estudo, a merenda que sobra vai para o lixo porque ninguém pode levá-la.';

async function openEditor(page: Page) {
  await seedStudent(page, { withDraft: false });
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill(essay.theme);
}

/** Begins the essay in `page` and opens it in a second tab, which follows the first; returns the second tab. */
async function openInTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await openEditor(page);
  await text(page).fill(FIRST);
  const other = await context.newPage();
  await other.goto('/dashboard/student/essay');
  await expect(text(other)).not.toBeEditable();
  return other;
}

/**
 * Opens the dialog and waits for its first entry, because a version that is stored after the dialog was opened
 * still appears in the list.
 */
async function openVersions(page: Page, first: RegExp) {
  await page.getByRole('button', { name: 'Versões anteriores' }).click();
  await expect(versions(page).getByRole('listitem').first()).toHaveText(first);
}

test(
  'a text deleted by mistake is among the versions, is read, restored, and that is undone',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Versões anteriores' }).click();
    await expect(versions(page).getByText('Ainda não há nenhuma.')).toBeVisible();
    await expectAccessible(page, 'no versions');
    await page.keyboard.press('Escape');

    await text(page).fill(FIRST);
    await text(page).fill('');
    await text(page).fill(SECOND);
    await openVersions(page, /hoje, \d\d:\d\d.*15 palavras.*Toda noite, restaurantes/);
    await expectAccessible(page, 'versions');
    await versions(page)
      .getByRole('button', { name: /Toda noite/ })
      .click();
    await expect(versions(page).getByRole('region', { name: 'Texto desta versão' })).toBeFocused();
    await expect(versions(page).getByText(FIRST)).toBeVisible();
    await expectAccessible(page, 'a version');
    await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
    await expect(text(page)).toHaveValue(FIRST);
    await expect(page.getByRole('button', { name: 'Versões anteriores' })).toBeFocused();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(text(page)).toHaveValue(SECOND);
    // The list contains the version whose restoring was undone, and the version it had replaced, which is the
    // current text again.
    await openVersions(page, /Antes de apagar um trecho.*Toda noite/);
    await expect(versions(page).getByRole('listitem').nth(1)).toHaveText(
      /É o texto da folha.*Na escola pública/,
    );
  },
);

test(
  'by keyboard: into a version, back to its place in the list, and out',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page);
    await text(page).fill(FIRST);
    await text(page).fill('');
    await openVersions(page, /Toda noite/);
    const row = versions(page).getByRole('button', { name: /Toda noite/ });
    // Tab moves from "Fechar" around to the first item of the list.
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(versions(page).getByRole('region', { name: 'Texto desta versão' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ver as outras' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Versões anteriores' })).toBeFocused();
  },
);

test(
  'the versions of an essay that was sent stay within reach, in their order after the clock was set back',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page);
    await text(page).fill(essay.text);
    await send(page);
    await page.goto('/dashboard/student/essay');
    await openVersions(page, /Enviada para correção/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enviar nova redação' }).click();
    await page.clock.setFixedTime(new Date('2020-02-01T12:00:00-03:00'));
    await text(page).fill(FIRST);
    await text(page).fill('');
    await openVersions(page, /hoje, 12:00.*Toda noite/);
    await expect(versions(page).getByRole('listitem').last()).toHaveText(/\d\d:\d\d.*Enviada para correção/);
  },
);

test(
  'two tabs: one edits, the other follows and takes over with the last keystrokes',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await openInTwoTabs(page, context);
    await expect(other.getByText('Esta redação está aberta em outra aba')).toBeVisible();
    await expect(text(other)).toHaveValue(FIRST);
    await expect(other.getByRole('button', { name: 'Corrigir redação' })).toBeDisabled();
    await expectAccessible(other, 'following another tab');
    await text(page).fill(SECOND);
    await expect(text(other)).toHaveValue(SECOND);

    // The last words are not saved yet when the other tab takes over.
    await text(page).pressSequentially(' Isso dói.');
    await continueHere(other).click();
    await expect(text(other)).toBeFocused();
    await expect(text(other)).toHaveValue(`${SECOND} Isso dói.`);
    await expect(page.getByText('Você continuou esta redação em outra aba')).toBeVisible();
    await expect(text(page)).not.toBeEditable();
    await text(other).fill(FIRST);
    await expect(text(page)).toHaveValue(FIRST);

    await continueHere(page).click();
    await expect(text(page)).toBeEditable();
    await expect(text(other)).not.toBeEditable();
  },
);

test(
  'a tab that crashed frees the essay: the other one goes on with all but the last moment',
  { tag: '@full' },
  async ({ page, context }) => {
    const other = await openInTwoTabs(page, context);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
    await expect(text(other)).toBeEditable();
    await expect(text(other)).toHaveValue(FIRST);
  },
);

test('after a crash in mid-sentence what was typed up to two seconds before is there', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await text(page).focus();
  // The delay between the letters is too short to count as a pause in writing.
  await text(page).pressSequentially(FIRST, { delay: 60 });
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
  const next = await context.newPage();
  await next.goto('/dashboard/student/essay');
  const found = await text(next).inputValue();
  expect(FIRST.startsWith(found)).toBe(true);
  // In two seconds, some thirty letters are typed at this speed.
  expect(found.length).toBeGreaterThan(FIRST.length - 45);
});

test(
  'a storage that fills up while writing: it is said, the text is downloaded, and a version keeps it',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await text(page).fill(FIRST);
    await expect(page.getByText(/o aparelho não deixou guardar/)).toBeVisible();
    await expectAccessible(page, 'a device that keeps nothing');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar o texto' }).click();
    const file = await (await download).createReadStream();
    const chunks = await file.toArray();
    expect(Buffer.concat(chunks).toString('utf8')).toBe(`${essay.theme}\n\n${FIRST}\n`);
    await openVersions(page, /Toda noite/);
  },
);

test(
  'signed out in another tab: what was being typed is there after signing in',
  { tag: '@full' },
  async ({ page, context }) => {
    await startFreeDay(page);
    await signUp(page, student);
    const other = await context.newPage();
    await other.goto('/dashboard/student/essay');
    await other.getByLabel('Tema da redação').fill(essay.theme);
    await text(other).fill(FIRST);
    await signOut(page);
    await expect(other).toHaveURL('/');
    await signIn(page, student);
    await page.goto('/dashboard/student/essay');
    await expect(text(page)).toHaveValue(FIRST);
  },
);

test('nothing runs over the side at 320 px', { tag: '@full' }, async ({ page, context }) => {
  await openEditor(page);
  await text(page).fill(FIRST);
  await text(page).fill('');
  await page.setViewportSize({ width: 320, height: 640 });
  await openVersions(page, /Toda noite/);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  const other = await context.newPage();
  await other.setViewportSize({ width: 320, height: 640 });
  await other.goto('/dashboard/student/essay');
  await expect(continueHere(other)).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a correction that is left goes on, and clears the sheet', { tag: '@phone' }, async ({ page }) => {
  await holdEvaluations(page);
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByLabel('Sua redação').fill(essay.text);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expect(page.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Começar Agora' })).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { letEvaluate(): void }).letEvaluate());
  await expect(page.getByText('Sua redação está corrigida')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Ver correção' }).click();
  await expect(page.getByText('de 1000 pontos')).toBeVisible();
  await page.goto('/dashboard/student/essay');
  await expect(page.getByRole('button', { name: 'Refazer esta redação' })).toBeVisible();
});
