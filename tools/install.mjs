import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a Debian package where one may: as root of a Debian. Elsewhere does nothing.
 * @param {string} name
 */
export function installDebianPackage(name) {
  const isDebianRoot =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/**
 * Runs an installer, ten minutes at most; whether it brought what was wanted, the caller looks.
 * @param {string} command @param {string[]} args
 */
export function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
