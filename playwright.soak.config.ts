import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { testBuildServer } from './e2e/support/browser';

process.env['SOAK_ESSAYS'] ??= '200';

/** Seven minutes in one tab (`npm run soak`); SOAK_ESSAYS says how many essays. */
export default defineConfig({
  ...base,
  testMatch: 'full/soak.spec.ts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/soak.json' }]],
  projects: [{ name: 'desktop', use: base.projects?.find(({ name }) => name === 'desktop')?.use }],
  webServer: testBuildServer,
});
