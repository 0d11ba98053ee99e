// Finds a Chromium for the end-to-end tests, or installs one. Never skips silently: no browser is a failure.
import { findChromium, findWholeChromium } from './chromium.mjs';
import { installDebianPackage, run } from './install.mjs';

if (!findWholeChromium()) run('npx', ['playwright', 'install', 'chromium']);
if (!findWholeChromium()) {
  // The headless shell is faster, but the journeys in `e2e/plain` need the whole browser.
  installDebianPackage('chromium-headless-shell');
  installDebianPackage('chromium');
}
const found = findWholeChromium();
if (!found) {
  console.error(
    'No Chromium found for the end-to-end tests. Install one with "npx playwright install chromium", ' +
      'or with your system (Debian: "apt-get install chromium"), or name one in E2E_CHROMIUM.',
  );
  process.exit(1);
}
console.log(`Browsers for the end-to-end tests: ${[...new Set([findChromium(), found])].join(', ')}`);
