import type { Locator, Page } from '@playwright/test';
import { CEILING_EXPLANATIONS } from '../src/domain/scoring/guards/ceiling';
import { ADVERSARIAL } from '../tests/fixtures/scoring/adversarial';
import { failRequests } from './support/fail-requests';
import { send, writeEssay } from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

const WEIGHTS = /scorer-weights/;

/** Counts the requests for the weights, from the page and from its worker. */
function countWeights(page: Page) {
  let times = 0;
  page.context().on('request', (request) => {
    if (WEIGHTS.test(request.url())) times += 1;
  });
  return () => times;
}

/** Each of the five competencies opens to show the evidence behind its level. */
async function expectBehindEachLevel(dialog: Locator) {
  for (const fold of await dialog.getByRole('button', { name: /^Competência \d:/ }).all()) await fold.click();
  await expect(dialog.getByRole('list', { name: 'No seu texto' })).toHaveCount(5);
}

const result = (page: Page) => page.getByRole('dialog', { name: 'Correção da redação' });

test('the scorer corrects in the browser, and loads its weights once', async ({ page }) => {
  const weightsLoaded = countWeights(page);
  await seedStudent(page, { withDraft: false, ages: [] });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(weightsLoaded()).toBe(0);

  await writeEssay(page);
  await send(page);
  const dialog = result(page);
  await expect(dialog.getByText(/^Corretor local – estimativa, versão \d+\.\d+ · /)).toBeVisible();
  await expect(dialog.getByText(/^estimativa: \d{3}–\d{3,4}, a faixa/)).toBeVisible();
  await expect(dialog.getByText('O que limita esta nota')).toBeHidden();
  await expectBehindEachLevel(dialog);

  for (const name of ['Próximo', 'Próximo', 'Fechar']) await dialog.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Refazer esta redação' }).click();
  await send(page);
  await expect(dialog.getByText(/^Corretor local – estimativa, versão \d+\.\d+ · /)).toBeVisible();
  expect(weightsLoaded()).toBe(1);
});

test('without its weights the rules correct, and the result says so', async ({ page }) => {
  const weightsLoaded = countWeights(page);
  await failRequests(page.context(), WEIGHTS, 'unreachable');
  await seedStudent(page, { withDraft: false, ages: [] });
  await writeEssay(page);
  await send(page);
  const dialog = result(page);
  await expect(dialog.getByText(/^Corretor local por regras – estimativa, versão 1 · /)).toBeVisible();
  await expect(dialog.getByText(/de 1000 pontos/)).toBeVisible();
  await expect(dialog.getByText(/^estimativa:/)).toBeHidden();
  await expectBehindEachLevel(dialog);
  expect(weightsLoaded()).toBeGreaterThan(0);
});

test('a text made to deceive is told what limits its score', { tag: '@full' }, async ({ page }) => {
  const trick = ADVERSARIAL.find(({ id }) => id === 'paragrafo-quatro-vezes-e-proposta');
  if (!trick) throw new Error('the adversarial text has another name now');
  await seedStudent(page, { withDraft: false, ages: [] });
  await writeEssay(page, trick.theme, trick.essay);
  await send(page);
  const { seen, advice } = CEILING_EXPLANATIONS['trechos-repetidos'];
  const dialog = result(page);
  await expect(dialog.getByRole('heading', { name: 'O que limita esta nota' })).toBeVisible();
  await expect(dialog.getByText(seen)).toBeVisible();
  await expect(dialog.getByText(advice)).toBeVisible();
  await expectAccessible(page, 'result with a limit');
});
