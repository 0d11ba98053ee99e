// Measures how long a key takes in a long text: npm run bench:typing -- [--keys 300] [--slowdown 4] [--words 3000]
// [--folder BUILD] [--json]
// Uses the production build in Chromium, slowed down like a cheap phone, with the live help on. Each key is timed
// from when the browser received it to the end of the frame that shows it. "bare field" is the same text without
// any app around it, the minimum for the browser on this machine. Fails if the app misses its limit; needs an
// otherwise idle machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.mjs';
import { buildLocal } from '../lighthouse/build-local.ts';
import { serveBuild } from '../static/serve-build.ts';
import { isTooSlow, keyTable, type KeyTimes } from './key-times.ts';
import { longEssay, openBareField, openEditor } from './open-sheets.ts';
import { typeKeys, watchKeys } from './type-keys.ts';

const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '300' },
    slowdown: { type: 'string', default: '4' },
    words: { type: 'string', default: '3000' },
    folder: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [keys, slowdown, words] = [Number(values.keys), Number(values.slowdown), Number(values.words)];
if (![keys, slowdown, words].every((one) => one >= 1)) {
  console.error(
    'Usage: npm run bench:typing -- [--keys NUMBER] [--slowdown NUMBER] [--words NUMBER] [--folder BUILD] [--json]',
  );
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'grifo-typing-'));
const folder = values.folder ?? join(work, 'build');
if (!values.folder) await buildLocal(folder);
const server = await serveBuild({ folder, port: 0, quality: 5 });
const browser = await chromium.launch(chromiumLaunch);
try {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', serviceWorkers: 'block' });
  // Helper that tsx wraps around functions, needed when they are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const essay = longEssay(words);
  console.error(`Load of the machine's ${availableParallelism()} cores: ${loadavg()[0]?.toFixed(2)}`);

  const bare = await slowedDown(await openBareField(context, essay));
  const floor = await typeKeys(browser, bare, { place: 'bare field', at: 'middle', keys });
  await bare.close();
  const editor = await slowedDown(await openEditor(context, essay));
  const measured: KeyTimes[] = [];
  for (const at of ['middle', 'end'] as const)
    measured.push(await typeKeys(browser, editor, { place: at, at, keys }));

  const all = [floor, ...measured];
  console.log(values.json ? JSON.stringify(all) : keyTable(all));
  if (measured.some(isTooSlow)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

async function slowedDown(page: Page): Promise<Page> {
  await watchKeys(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
