// Finds a Chromium for the end-to-end tests, or installs one. Never skips silently: no browser is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';

if (!findChromium()) install();
const found = findChromium();
if (!found) {
  console.error(
    'No Chromium found for the end-to-end tests. Install one with "npx playwright install chromium", ' +
      'or with your system (Debian: "apt-get install chromium"), or name one in E2E_CHROMIUM.',
  );
  process.exit(1);
}
console.log(`Browser for the end-to-end tests: ${found}`);

function install() {
  run('npx', ['playwright', 'install', 'chromium']);
  if (findChromium()) return;
  const isDebianRoot =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
