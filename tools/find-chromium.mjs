import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  // Runs the journeys in two thirds of the time that the whole browser takes.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium to test with: E2E_CHROMIUM, then Playwright's own, then the system's; null when there is none.
 * @returns {string | null}
 */
export function findChromium() {
  const candidates = [process.env['E2E_CHROMIUM'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
