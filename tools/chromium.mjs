import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const WHOLE = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The headless shell runs the journeys in three quarters of the time that the whole browser takes. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium to test with: E2E_CHROMIUM, else the system's headless shell, else a whole one; null when there is
 * none.
 * @returns {string | null}
 */
export function findChromium() {
  return firstOf([process.env['E2E_CHROMIUM'], HEADLESS_SHELL, ...WHOLE]);
}

/**
 * Path of a Chromium as people have it: E2E_CHROMIUM, then Playwright's own, then the system's; null when there is none.
 * @returns {string | null}
 */
export function findWholeChromium() {
  return firstOf([process.env['E2E_CHROMIUM'], ...WHOLE]);
}

/** @param {(string | undefined)[]} paths */
function firstOf(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null;
}

/** These flags keep Chromium from contacting its own services, which slows it down without a network. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromiumLaunch = { executablePath: findChromium() ?? undefined, args: FLAGS };

/** The browser that people use, run without a window. */
export const wholeChromiumLaunch = {
  executablePath: findWholeChromium() ?? undefined,
  args: [...FLAGS, '--headless=new'],
};
