import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InputError } from '../scorer/text-files.ts';

/** Packages and versions of the fonts. They are not dependencies of the project, because only training needs them. */
const LIST = new URL('fonts.json', import.meta.url);
const FOLDER = new URL('../../node_modules/.cache/grifo/hand-fonts/', import.meta.url);

/** The folder of the font packages, which are installed first if the list has changed. */
export function installFonts(): string {
  const wanted = JSON.stringify({ private: true, dependencies: JSON.parse(readFileSync(LIST, 'utf8')) });
  const packages = new URL('node_modules/@fontsource/', FOLDER);
  const manifest = new URL('package.json', FOLDER);
  const installed = new URL('installed.json', FOLDER);
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(manifest, wanted);
    const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    const { status } = spawnSync('npm', options, { cwd: fileURLToPath(FOLDER), stdio: 'inherit' });
    if (status !== 0) throw new InputError('The fonts of tools/hand/fonts.json could not be installed.');
    writeFileSync(installed, wanted);
  }
  return fileURLToPath(packages);
}
