import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, connectedServer, connectedUrl, previewServer } from './e2e/support/browser';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const CONNECTED = 'connected/*.spec.ts';
/** A phone has no Tab key; a reader that does not come, what memory holds and what the policy refuses are the same. */
const DESKTOP_ONLY = ['keyboard.spec.ts', 'photo-failures.spec.ts', 'policy.spec.ts', 'soak.spec.ts'];
const connected = { testMatch: CONNECTED };

/** End-to-end journeys on a desktop and on a phone, against the built app: on its own, and on a backend. */
export default defineConfig({
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
    // What a test answers itself must not come from the app's own store; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'desktop', testIgnore: CONNECTED, use: desktop },
    { name: 'phone', testIgnore: [CONNECTED, ...DESKTOP_ONLY], use: phone },
    { ...connected, name: 'connected-desktop', use: { ...desktop, baseURL: connectedUrl } },
    { ...connected, name: 'connected-phone', use: { ...phone, baseURL: connectedUrl } },
  ],
  webServer: [previewServer, connectedServer],
});
