import type { Page } from '@playwright/test';
import { api, newStudent } from '../support/backend';
import { failRequests } from '../support/fail-requests';
import { trySignIn, type Person } from '../support/journey';
import { expect, test } from '../support/test';

/** Longer than the app waits for a response of Auth. */
const TOO_LONG_MS = 21_000;

/**
 * Expects a message that says what failed and that nothing is lost: the fields keep their values, and the next
 * attempt with them reaches the server.
 */
async function expectTold(page: Page, person: Person, sentence: string, endIt: () => Promise<void>) {
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(`${sentence} O que você escreveu continua aqui.`);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(person.password);
  await endIt();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(alert).toHaveText('E-mail ou senha incorretos.');
}

test('without a network the page says so, and keeps what was typed', async ({ page, context }) => {
  const nobody = newStudent();
  await page.goto('/');
  await context.setOffline(true);
  await trySignIn(page, nobody);
  await expectTold(page, nobody, 'Sem conexão com a internet. Confira a rede e tente de novo.', () =>
    context.setOffline(false),
  );
});

for (const [what, how, sentence] of [
  [
    'a server out of reach is not called a missing network',
    'unreachable',
    'Este aparelho está na rede, mas não conseguiu chegar ao servidor. Espere um minuto e tente de novo.',
  ],
  [
    'a refusal is said to be one',
    { status: 422, body: { code: 422, error_code: 'validation_failed', msg: 'Refused by the test.' } },
    'O servidor não aceitou estes dados. Confira o que foi preenchido e tente de novo.',
  ],
  [
    'an error of the server is called one',
    { status: 500, body: { msg: 'Broken by the test.' } },
    'O servidor está com um problema e não pôde atender. Não foi nada que você fez: tente de novo em alguns minutos.',
  ],
] as const)
  test(what, async ({ page }) => {
    const nobody = newStudent();
    await page.goto('/');
    const endIt = await failRequests(page, api.all, how);
    await trySignIn(page, nobody);
    await expectTold(page, nobody, sentence, endIt);
  });

test('a server that never answers is not waited for without end', async ({ page }) => {
  const nobody = newStudent();
  await page.goto('/');
  const endIt = await failRequests(page, api.all, 'hangs');
  await page.clock.install();
  const asked = page.waitForRequest(/\/auth\/v1\/token/);
  await trySignIn(page, nobody);
  await asked;
  await page.clock.fastForward(TOO_LONG_MS);
  await expectTold(
    page,
    nobody,
    'O servidor demorou demais para responder. Tente de novo em instantes.',
    endIt,
  );
});
