import type { Page } from '@playwright/test';
import { SESSION_ENDED } from '../../src/copy/session';
import { failRequests } from '../support/fail-requests';
import {
  enter,
  api,
  deleteProfile,
  endAllSessions,
  EVALUATION,
  newStudent,
  storedEssays,
} from '../support/backend';
import {
  essay,
  expectCorrection,
  pressSignOut,
  send,
  signIn,
  signOut,
  signUp,
  trySignIn,
  writeEssay,
} from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const MOMENTS = {
  'when the essay is sent': 'send',
  // The Auth library checks the tokens whenever the tab returns to the foreground.
  'in mid-sentence': 'come back',
} as const;

/** Requests that the app sends while one writes. */
const ASKED_BY_ITSELF = /\/auth\/v1\/user$|\/functions\/v1\/validate-theme-coherence$/;

type Deed = (typeof MOMENTS)[keyof typeof MOMENTS];

/**
 * Types `words` at the caret, replaces the access token with an expired token that no server accepts, and triggers
 * the action that discovers it. All of this happens in one step, so that no request of the app itself comes in
 * between.
 */
async function runOutAnd(page: Page, deed: Deed, words = '') {
  await page.getByRole('button', { name: 'Corrigir redação' }).evaluate(
    (send: HTMLElement, [what, typed]) => {
      if (typed) document.execCommand('insertText', false, typed);
      const session = JSON.parse(localStorage.getItem('grifo:auth') ?? '{}');
      const expired = { ...session, access_token: 'a.b.c', expires_at: Math.floor(Date.now() / 1000) - 60 };
      localStorage.setItem('grifo:auth', JSON.stringify(expired));
      if (what === 'send') send.click();
      else document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    [deed, words] as const,
  );
}

const editRecord = (page: Page, changes: object) =>
  page.evaluate((patch) => {
    const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
    localStorage.setItem('grifo:user', JSON.stringify({ ...user, ...patch }));
  }, changes);

const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('grifo:user') ?? 'null'));

/** The device's local storage, by key. */
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** The only draft on the device, whoever owns it. */
async function draft(page: Page) {
  const found = Object.entries(await kept(page)).find(([key]) => key.startsWith('grifo:draft:'));
  return found && (JSON.parse(found[1]) as { essay: string });
}

test('an access token that ran out while writing is renewed in silence', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await writeEssay(page);
  const answer = page.waitForResponse(EVALUATION);
  await runOutAnd(page, 'send');
  expect((await answer).status()).toBe(200);
  await expectCorrection(page);
  expect(await storedEssays(marina)).toMatchObject([{ texto: essay.text, origem: 'funcao' }]);
});

for (const [moment, deed] of Object.entries(MOMENTS)) {
  test(`a session that ended elsewhere, found out ${moment}: after signing in the text is there`, async ({
    page,
  }) => {
    const marina = newStudent();
    await enter(page, marina);
    await page.goto('/dashboard/student');
    // The app itself asks Auth now and then, and checks the theme, and would discover the ended sessions too early.
    const bringBack = await failRequests(page, ASKED_BY_ITSELF, 'unreachable');
    await writeEssay(page, essay.theme, 'Uma primeira frase.');
    await endAllSessions(marina);
    const lastWord = essay.text.lastIndexOf(' ');
    await page.getByLabel('Sua redação').fill(essay.text.slice(0, lastWord));
    await runOutAnd(page, deed, essay.text.slice(lastWord));
    await expect(page.getByText(SESSION_ENDED.title)).toBeVisible();
    await expect(page).toHaveURL('/');
    await bringBack();
    await trySignIn(page, marina);
    await expect(page).toHaveURL('/dashboard/student/essay');
    await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
    await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
    await send(page);
    expect(await storedEssays(marina)).toHaveLength(1);
  });
}

test('who was deleted is out at the next load, and the draft stays on the device', async ({
  page,
  context,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await writeEssay(page);
  await expect.poll(async () => (await draft(page))?.essay).toBe(essay.text);
  // An open page sends requests by itself and may discover the deletion before the next load.
  await page.close();
  await deleteProfile(marina);
  const next = await context.newPage();
  // The message is shown for some seconds, which may be over once everything has loaded, so the test waits for it
  // during the whole load.
  await next.goto('/dashboard/student/essay', { waitUntil: 'commit' });
  await expect(next.getByText(SESSION_ENDED.title)).toBeVisible({ timeout: 40_000 });
  await expect(next).toHaveURL('/');
  const left = await kept(next);
  expect(left).not.toHaveProperty('grifo:auth');
  expect(left).not.toHaveProperty('grifo:user');
  expect(await draft(next)).toMatchObject({ essay: essay.text });
});

test('a record edited by hand is put right at the next load', async ({ page }) => {
  await enter(page, newStudent());
  await page.goto('/dashboard/student');
  const { userType, plan, creditos_correcoes } = await record(page);
  for (const wanted of ['dev', 'teacher']) {
    await editRecord(page, { userType: wanted, creditos_correcoes: 999_999, plan: 'premium' });
    await page.goto('/');
    await expect.poll(() => record(page)).toMatchObject({ userType, plan, creditos_correcoes });
  }
  await page.goto('/dashboard/teacher');
  await expect(page).toHaveURL('/');
});

test('credits that only the device knows pay for nothing: the local corrector serves', async ({
  page,
  context,
}) => {
  const marina = newStudent();
  await signUp(page, marina);
  await failRequests(context, `${api.tables}profiles*`, 'unreachable');
  // After this load, no pending answer to an earlier request can correct the record.
  await page.goto('/dashboard/student');
  await editRecord(page, { creditos_correcoes: 999_999, plan: 'premium' });
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  const correction = page.getByRole('dialog', { name: 'Correção da redação' });
  await expect(correction.getByText(/^Corretor local – estimativa/)).toBeVisible();
  const [stored] = await storedEssays(marina);
  expect(stored).toMatchObject({ produtor: 'scorer' });
});

test('signing out takes everything personal along but the draft, which the next one never sees', async ({
  page,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await writeEssay(page);
  await send(page);
  await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  await page.goto('/dashboard/student/essay');
  await page.getByRole('button', { name: 'Enviar nova redação' }).click();
  await page.getByLabel('Sua redação').fill('Um rascunho só meu.');
  const { id } = await record(page);
  await test.step('what would be left here only is asked about', async () => {
    await pressSignOut(page);
    const question = page.getByRole('alertdialog', { name: 'Sair agora?' });
    await expect(question.getByText(/O texto da folha fica guardado para quando você voltar/)).toBeVisible();
    await expectAccessible(page, 'signing out with a draft');
    await question.getByRole('button', { name: 'Ficar' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Sua redação')).toHaveValue('Um rascunho só meu.');
    await pressSignOut(page);
    await question.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await page.waitForURL('/');
  });
  await expect(page.getByText('Logout realizado')).toBeVisible();
  await expect(page.getByText(SESSION_ENDED.title)).toHaveCount(0);
  const { [`grifo:draft:${id}`]: draft = '', ...others } = await kept(page);
  expect(JSON.parse(draft)).toMatchObject({ essay: 'Um rascunho só meu.' });
  for (const personal of ['access_token', marina.email, marina.name, essay.theme, essay.text.slice(0, 40)]) {
    expect(JSON.stringify(others)).not.toContain(personal);
  }

  await signUp(page, newStudent('Caio Prado'));
  await page.goto('/dashboard/student/essay');
  await expect(page.getByLabel('Sua redação')).toHaveValue('');
  await page.goto('/dashboard/student/corrected-essays');
  await expect(page.getByText('Nenhuma redação corrigida')).toBeVisible();
  await signOut(page);

  await signIn(page, marina);
  await page.goto('/dashboard/student/essay');
  await expect(page.getByLabel('Sua redação')).toHaveValue('Um rascunho só meu.');
});
