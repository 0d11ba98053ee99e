// Runs `npm start` itself, on empty data and free ports, and tells where it answers; ends with the runner that started it.
// With E2E_FULL it has a vision model that always reads the same.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startFakeModel } from '../../tests/support/fake-model.ts';
import { CHEAP_PASSWORDS } from '../../tests/tools/backend/support/backend-process.ts';
import { closeWhenStopped } from '../../tools/backend/close-when-stopped.ts';
import { TRANSCRIBED } from './transcribed.ts';

const folder = mkdtempSync(join(tmpdir(), 'grifo-e2e-'));
const options = ['--data', folder, '--port', '0', '--app-port', '0'];
const app = spawn('npm', ['start', '--silent', '--', ...options], {
  env: { ...process.env, ...CHEAP_PASSWORDS, ...(process.env.E2E_FULL ? await visionModel() : {}) },
  stdio: ['ignore', 'pipe', 'inherit'],
  // npm and what it starts are one group: told to end together.
  detached: true,
});
const ended = new Promise<void>((resolve) => app.once('close', () => resolve()));

const told: Record<string, string> = {};
createInterface(app.stdout).on('line', (line) => {
  const [, name = '', value = ''] = /^(Grifo|API) +(\S+)$/.exec(line) ?? [];
  if (name) told[name] = value;
  if (line.startsWith('E-mails'))
    process.stdout.write(`App ${told['Grifo']}, API ${told['API']}, data in ${folder}\n`);
});
app.once('close', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});

closeWhenStopped(stop);
// A runner that was killed sends no signal, but its end of this stream closes.
process.stdin.once('end', () => void stop());
process.stdin.resume();

async function stop(): Promise<void> {
  if (app.pid && app.exitCode === null) process.kill(-app.pid, 'SIGTERM');
  await ended;
}

async function visionModel() {
  const model = await startFakeModel();
  model.play({ says: { paragrafos: TRANSCRIBED } });
  return { VISION_BASE_URL: model.url, VISION_API_KEY: 'fake', VISION_MODEL: 'fake' };
}
