import { answerRequests, failRequests } from './support/fail-requests';
import { essay, send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { expect, test } from './support/test';

const WORKER = '**/evaluation-worker-*.js';

/**
 * A worker that accepts every theme and fails when it evaluates an essay. Its messages have the format of comlink's
 * worker.
 */
const DIES_OVER_AN_ESSAY = `
  self.addEventListener('message', ({ data: { id, path: [task] } }) => {
    if (task === 'evaluate') throw new Error('out of memory');
    if (task === 'checkTheme') self.postMessage({ id, type: 'RAW', value: { coherent: true, justification: '' } });
  });`;

test('a worker that is missing: the page corrects by itself', async ({ page }) => {
  await failRequests(page, WORKER, { status: 404 });
  await startFreeDay(page);
  await signUp(page, student);
  await writeEssay(page);
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Correção da redação' }).getByText(/de 1000/)).toBeVisible();
});

test('a worker that crashes over an essay: it is said, the text stays, and the next try corrects', async ({
  page,
}) => {
  let isFirst = true;
  await answerRequests(page, WORKER, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cache-control': 'no-store' },
      body: DIES_OVER_AN_ESSAY,
    });
  });
  await startFreeDay(page);
  await signUp(page, student);
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expect(page.getByText(/Não deu para corrigir agora\. Seu texto está aqui/)).toBeVisible();
  await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
  await send(page);
});
