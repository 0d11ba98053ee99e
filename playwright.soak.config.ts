import base from './playwright.config';
import { defineConfig } from '@playwright/test';
import { previewServer } from './e2e/support/browser';

process.env['SOAK_ESSAYS'] ??= '200';

/** Seven minutes in one tab (`npm run soak`); SOAK_ESSAYS says how many essays. */
export default defineConfig({
  ...base,
  testMatch: 'soak.spec.ts',
  workers: 1,
  reporter: 'list',
  projects: base.projects?.filter(({ name }) => name === 'desktop'),
  webServer: previewServer,
});
