import { readFileSync } from 'node:fs';

/** The script that runs before anything is painted (public/theme.js); the build adds to its end. */
export const FIRST_SCRIPT = 'theme.js';

/** What is added to it. It is waited for: what explains it stays at home. */
export function withoutComments(file: URL): string {
  return readFileSync(file, 'utf8').replace(/^ *(\/\/|\/?\*).*\n/gm, '');
}
