// Cold start and memory of the function that corrects, five times: npm run bench:functions
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMES = 5;
const FLAGS = [
  '--quiet',
  '--no-prompt',
  '--no-lock',
  '--no-remote',
  '--config=supabase/functions/deno.json',
  '--node-modules-dir=manual',
  '--allow-read',
  '--allow-env',
  '--allow-sys=hostname',
];

const require = createRequire(import.meta.url);
const deno = (require('deno/install_api.cjs') as { runInstall: () => string }).runInstall();
/**
 * The first run is not reported, because it compiles and caches the code, while a hosted function is already
 * compiled.
 */
for (let time = 0; time <= TIMES; time += 1) {
  const { stdout, stderr } = spawnSync(deno, ['run', ...FLAGS, 'tools/backend/functions/cold-start.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  });
  if (time > 0) console.log(stdout.trim() || stderr.trim());
}
