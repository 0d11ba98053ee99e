// Finds a Chromium for the end-to-end tests, or installs one. Never skips silently: no browser is a failure.
import { findChromium } from './find-chromium.mjs';
import { installDebianPackage, run } from './install.mjs';

if (!findChromium()) run('npx', ['playwright', 'install', 'chromium']);
for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installDebianPackage(name);
const found = findChromium();
if (!found) {
  console.error(
    'No Chromium found for the end-to-end tests. Install one with "npx playwright install chromium", ' +
      'or with your system (Debian: "apt-get install chromium-headless-shell"), or name one in E2E_CHROMIUM.',
  );
  process.exit(1);
}
console.log(`Browser for the end-to-end tests: ${found}`);
