import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.mjs';
import { testBuildServer } from './e2e/support/browser';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Writes every screen and dialog to `.screenshots/`: phone and desktop, light and dark. */
export default defineConfig({
  testDir: 'e2e/screenshots',
  testMatch: '*.shots.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    baseURL: testBuildServer.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // The pictures hide the toasts by a style of their own, which the policy of the host refuses.
    bypassCSP: true,
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'phone.light', use: { ...phone, colorScheme: 'light' } },
    { name: 'phone.dark', use: { ...phone, colorScheme: 'dark' } },
    { name: 'desktop.light', use: { ...desktop, colorScheme: 'light' } },
    { name: 'desktop.dark', use: { ...desktop, colorScheme: 'dark' } },
  ],
  webServer: testBuildServer,
});
