// Measures how long a student on a cheap phone waits: npm run bench:journey -- [--runs 5] [--only NAME] [--folder
// BUILD] [--json]
// Uses the production build in Chromium at 390×844, with a processor four times slower and a slow mobile network;
// every run is a first visit with an empty cache. Prints medians in seconds, with the extremes. Needs an otherwise
// idle machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.mjs';
import { buildLocal } from '../lighthouse/build-local.ts';
import { spreadOf } from '../lighthouse/measures.ts';
import { serveBuild } from '../static/serve-build.ts';
import { STEPS, type Step } from './steps.ts';

/** Lighthouse's slow mobile network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms of latency. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
/** Long enough for the first photo, for which the photo reader is downloaded (2.5 MB). */
const MOST_MS = 180_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    folder: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const steps = STEPS.filter(({ name }) => !values.only || values.only.includes(name));
if (!Number.isInteger(runs) || runs < 1 || steps.length === 0) {
  console.error(
    `Usage: npm run bench:journey -- [--runs NUMBER] [--only ${STEPS.map(({ name }) => name).join('|')}] [--folder BUILD] [--json]`,
  );
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'grifo-journey-'));
const folder = values.folder ?? join(work, 'build');
if (!values.folder) await buildLocal(folder);
const server = await serveBuild({ folder, port: 0 });
const browser = await chromium.launch(chromiumLaunch);
try {
  console.error(`Load of the machine's ${availableParallelism()} cores: ${loadavg()[0]?.toFixed(2)}`);
  const seconds = new Map(steps.map(({ name }) => [name, [] as number[]]));
  for (let round = 1; round <= runs; round += 1)
    for (const step of steps) {
      const took = await timeStep(step);
      seconds.get(step.name)?.push(took);
      console.error(`${round}/${runs} ${step.name} ${took.toFixed(2)} s`);
    }
  const rows = steps.map(({ name, what }) => ({ name, what, ...spreadOf(seconds.get(name) ?? []) }));
  console.log(
    values.json
      ? JSON.stringify(rows)
      : [
          '| Step | median | extremes |',
          '| --- | --- | --- |',
          ...rows.map(
            ({ what, median, least, most }) =>
              `| ${what} | ${median.toFixed(1)} s | ${least.toFixed(1)}–${most.toFixed(1)} |`,
          ),
        ].join('\n'),
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs one step in a new browser context, with an empty cache. */
async function timeStep({ seed, prepare, run }: Step): Promise<number> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    // Helper that tsx wraps around functions, needed when they are sent to the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    if (seed) await seedWithoutApp(page, seed);
    await slowDown(page);
    await prepare?.(page);
    const start = performance.now();
    await run(page);
    return (performance.now() - start) / 1000;
  } finally {
    await context.close();
  }
}

/** Lets `seed` fill the device on empty pages, so that nothing of the app is in the cache. */
async function seedWithoutApp(page: Page, seed: (page: Page) => Promise<unknown>): Promise<void> {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await seed(page);
  await page.unroute('**/*');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
