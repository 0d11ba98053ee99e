import type { Page, Route } from '@playwright/test';
import { answerRequests } from '../support/fail-requests';
import { chooseFiles } from '../support/photos';
import { seedStudent } from '../../tests/support/seed-device';
import { expect, test } from '../support/test';

const PHOTO = 'tests/fixtures/ocr/lowres-1.jpg';
const ITS_WORDS = /Nunca se leu tanto/;
const OWN_WORDS = 'O que já estava na folha.';

const CORE = '**/ocr/*/tesseract-core-*';
const DATA = '**/ocr/*/por.traineddata.gz';
const WORKER = '**/photo-worker-*.js';

const NOT_FETCHED = /Não deu para baixar o leitor de fotos/;
const SILENT = /O leitor de fotos parou de responder/;
const UNSUPPORTED = /Este navegador não consegue ler fotos/;
const IN_GOOD_TIME = { timeout: 20_000 };

const missing = (route: Route) => route.fulfill({ status: 404 });
/** Hosts of single-page apps return `index.html` for a missing file. */
const appInstead = (route: Route) => route.fulfill({ path: 'index.html', contentType: 'text/html' });
const neverAnswers = () => {};
/** A worker that starts and never sends a message. */
const mute = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

async function withoutWebAssembly(route: Route) {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
  await route.fulfill({ response, headers });
}

const text = (page: Page) => page.getByLabel('Texto das fotos');
const photo = (page: Page) => page.getByRole('img', { name: 'Foto da folha' });

/** Starts as a student with some text in the editor and the photo tab open. */
async function start(page: Page) {
  await seedStudent(page, { withDraft: false });
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Sua redação').fill(OWN_WORDS);
  await page.getByRole('tab', { name: 'Foto' }).click();
}

/** Retries the failed text recognition, which then succeeds and asks whether to replace the existing text. */
async function expectReadAfterAll(page: Page) {
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('button', { name: 'Substituir o texto' }).click({ timeout: 30_000 });
  await expect(text(page)).toHaveValue(ITS_WORDS);
}

for (const [what, files, answer, sentence] of [
  ['the language is missing', DATA, missing, NOT_FETCHED],
  ['the host answers with a page for the language', DATA, appInstead, NOT_FETCHED],
  ['the engine is missing', CORE, missing, NOT_FETCHED],
  ['the engine never comes', CORE, neverAnswers, SILENT],
] as const) {
  test(`${what}: it is said, photo and text stay, and the next try reads`, async ({ page }) => {
    test.slow();
    const bringBack = await answerRequests(page, files, answer);
    await start(page);
    await chooseFiles(page, PHOTO);
    await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
    await expect(page.getByRole('alert')).toHaveText(sentence, IN_GOOD_TIME);
    await expect(photo(page)).toBeVisible();
    await bringBack();
    await page.getByRole('tab', { name: 'Digitar' }).click();
    await expect(page.getByLabel('Sua redação')).toHaveValue(OWN_WORDS);
    await page.getByRole('tab', { name: 'Foto' }).click();
    await expectReadAfterAll(page);
  });
}

test('a policy without WebAssembly: it is said, photo and text stay', async ({ page, problems }) => {
  await answerRequests(page, '**/dashboard/student/essay', withoutWebAssembly);
  await start(page);
  await chooseFiles(page, PHOTO);
  await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
  await expect(page.getByRole('alert')).toHaveText(UNSUPPORTED, IN_GOOD_TIME);
  await expect(photo(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Digitar' }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue(OWN_WORDS);
  expect(problems.splice(0)).toEqual([expect.stringContaining('refused by script-src: wasm-eval')]);
});

for (const [what, answer, sentence] of [
  ['is missing', missing, NOT_FETCHED],
  ['never answers', mute, SILENT],
] as const) {
  test(`a worker that ${what}: it is said, the text stays, and the next try opens the photo`, async ({
    page,
  }) => {
    test.slow();
    const bringBack = await answerRequests(page, WORKER, answer);
    await start(page);
    await chooseFiles(page, PHOTO);
    await expect(page.getByText(sentence).first()).toBeVisible(IN_GOOD_TIME);
    await bringBack();
    await chooseFiles(page, PHOTO);
    await expect(photo(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Digitar' }).click();
    await expect(page.getByLabel('Sua redação')).toHaveValue(OWN_WORDS);
  });
}
