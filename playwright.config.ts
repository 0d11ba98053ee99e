import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, wholeChromiumLaunch } from './tools/chromium.mjs';
import { connectedServer, connectedUrl, isFull, previewServer } from './e2e/support/browser';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const CONNECTED = 'connected/*.spec.ts';
const PLAIN = 'plain/*.spec.ts';

/**
 * What runs where goes by tags (docs/testing.md). `@full` and the folder `full` wait for `npm run test:full`. `@phone` is
 * laid out or operated otherwise on a phone and runs there, too; `@phone-full` does so in the full run.
 */
const onDesktop = isFull ? { grep: /@full|full\// } : { grepInvert: /@full|full\// };
const onPhone = isFull
  ? { grep: /@phone-full|(?=.*@full)(?=.*@phone(?!-))/ }
  : { grep: /@phone(?!-)/, grepInvert: /@full/ };

const local = { testIgnore: [CONNECTED, PLAIN, 'full/soak.spec.ts'] };
const connected = { testMatch: CONNECTED };
const onBackend = { baseURL: connectedUrl };
/** The browser that people have, with nothing switched off. */
const plain = {
  ...onBackend,
  serviceWorkers: 'allow' as const,
  reducedMotion: 'no-preference' as const,
  launchOptions: wholeChromiumLaunch,
  isStrict: true,
};

/** End-to-end journeys on a desktop and on a phone: against the built app on its own, and against `npm start`. */
export default defineConfig<{ isStrict: boolean }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  // What a busy machine may take; speed is measured by the benchmarks.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: isFull ? 'reports/e2e-full.json' : 'reports/e2e.json' }]],
  use: {
    baseURL: previewServer.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a test answers itself must not come from the app's own store; e2e/plain and offline.spec.ts let it in.
    serviceWorkers: 'block',
    // A failure tells what stood on the page; `--trace on` records every step, which takes a tenth of the time.
    trace: 'off',
    // What moves is waited for, and drawn by the processor.
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'plain', testMatch: PLAIN, ...onDesktop, use: { ...desktop, ...plain } },
    { name: 'plain-phone', testMatch: PLAIN, ...onPhone, use: { ...phone, ...plain } },
    { name: 'desktop', ...local, ...onDesktop, use: desktop },
    { name: 'phone', ...local, ...onPhone, use: phone },
    { name: 'connected-desktop', ...connected, ...onDesktop, use: { ...desktop, ...onBackend } },
    { name: 'connected-phone', ...connected, ...onPhone, use: { ...phone, ...onBackend } },
  ],
  webServer: [previewServer, connectedServer],
});
