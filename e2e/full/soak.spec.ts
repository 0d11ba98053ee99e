import type { CDPSession, Page } from '@playwright/test';
import { essay, send, signUp, startFreeDay, student } from '../support/journey';
import { expect, test } from '../support/test';

/** `npm run soak` writes two hundred essays; a normal run writes as many as fit into two minutes. */
const ESSAYS = Number(process.env['SOAK_ESSAYS'] ?? 14);

/** After this many essays, every screen of the round has been visited and all code is loaded. */
const WARM_UP = ESSAYS > 20 ? 10 : 4;

const MOST_GROWTH_BYTES = 20 * 1024 * 1024;

/** Time that a busy machine takes for one essay. */
const MS_PER_ESSAY = 20_000;

type Measure = { essay: number; heapBytes: number; domNodes: number; listeners: number };

async function measure(cdp: CDPSession, number: number): Promise<Measure> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { essay: number, heapBytes: usedSize, domNodes: nodes, listeners: jsEventListeners };
}

const inWords = ({ essay, heapBytes, domNodes, listeners }: Measure) =>
  `essay ${essay}: ${(heapBytes / 1024 ** 2).toFixed(1)} MB, ${domNodes} nodes, ${listeners} listeners\n`;

/** Navigates by the menu, so that the page is never reloaded. */
async function goToEditor(page: Page) {
  await page.getByRole('link', { name: 'Redação', exact: true }).first().click();
  await page.getByRole('button', { name: 'Enviar nova redação' }).click();
}

async function writeCorrectAndReopen(page: Page, number: number) {
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByLabel('Sua redação').fill(`Redação de número ${number}. ${essay.text}`);
  await send(page);
  await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  await page.getByRole('link', { name: 'Início', exact: true }).first().click();
  await page.getByRole('link', { name: 'Ver todas', exact: false }).click();
  await page
    .getByRole('button', { name: /Ver Detalhes/ })
    .nth(number > 1 ? 1 : 0)
    .click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
}

test(`${ESSAYS} essays written, corrected and reopened in one tab: the memory stays, the console is silent`, async ({
  page,
}) => {
  test.setTimeout(60_000 + ESSAYS * MS_PER_ESSAY);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await startFreeDay(page);
  await signUp(page, student);
  const cdp = await page.context().newCDPSession(page);
  await page.getByRole('link', { name: 'Redação', exact: true }).first().click();

  const measures: Measure[] = [];
  for (let number = 1; number <= ESSAYS; number += 1) {
    await writeCorrectAndReopen(page, number);
    await goToEditor(page);
    if (number >= WARM_UP && (number - WARM_UP) % 10 === 0) measures.push(await measure(cdp, number));
  }
  measures.push(await measure(cdp, ESSAYS));
  await test
    .info()
    .attach('memory', { body: JSON.stringify(measures, null, 1), contentType: 'application/json' });

  const [first, last] = [measures.at(0), measures.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  process.stdout.write(measures.map(inWords).join(''));
  expect(last.heapBytes - first.heapBytes).toBeLessThanOrEqual(MOST_GROWTH_BYTES);
  // The history renders a row per essay, but the measurement is made in the editor, which renders no rows.
  expect(last.domNodes - first.domNodes).toBeLessThanOrEqual(2000);
  // Console messages about failed requests are ignored.
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});
