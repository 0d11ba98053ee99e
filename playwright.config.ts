import { defineConfig, devices } from '@playwright/test';
import {
  chromiumLaunch,
  connectedServer,
  connectedUrl,
  isFull,
  previewServer,
  wholeChromiumLaunch,
} from './e2e/support/browser';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const CONNECTED = 'connected/*.spec.ts';
const PLAIN = 'plain/*.spec.ts';

/** Walks over every state, size and scheme, and what else takes long: `npm run test:full`. */
const FULL = /@full/;
/** What is laid out or operated otherwise on a phone. All else is the same there, and tried on a desktop. */
const ON_PHONES = /@phone/;

const skipped = isFull ? {} : { grepInvert: FULL };

/** End-to-end journeys against the built app, on its own and on a backend; docs/testing.md says what runs when. */
export default defineConfig<{ isStrict: boolean }>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  // What a busy machine may take; speed is measured by the benchmarks.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: previewServer.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a test answers itself must not come from the app's own store; e2e/plain and offline.spec.ts let it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: [
    {
      name: 'plain',
      testMatch: PLAIN,
      ...skipped,
      use: {
        ...desktop,
        baseURL: connectedUrl,
        serviceWorkers: 'allow',
        launchOptions: wholeChromiumLaunch,
        isStrict: true,
      },
    },
    {
      name: 'plain-phone',
      testMatch: PLAIN,
      grep: ON_PHONES,
      ...skipped,
      use: {
        ...phone,
        baseURL: connectedUrl,
        serviceWorkers: 'allow',
        launchOptions: wholeChromiumLaunch,
        isStrict: true,
      },
    },
    { name: 'desktop', testIgnore: [CONNECTED, PLAIN], ...skipped, use: desktop },
    { name: 'phone', testIgnore: [CONNECTED, PLAIN], grep: ON_PHONES, ...skipped, use: phone },
    {
      name: 'connected-desktop',
      testMatch: CONNECTED,
      ...skipped,
      use: { ...desktop, baseURL: connectedUrl },
    },
    {
      name: 'connected-phone',
      testMatch: CONNECTED,
      grep: ON_PHONES,
      ...skipped,
      use: { ...phone, baseURL: connectedUrl },
    },
  ],
  webServer: [previewServer, connectedServer],
});
