// Serves the app built for a backend of its own, on empty data and free ports, with a vision model that always reads the
// same; ends with the runner that started it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startFakeModel } from '../../tests/support/fake-model.ts';
import { closeWhenStopped } from '../../tools/backend/close-when-stopped.ts';
import { findFreePort, HOST } from '../../tools/backend/find-free-port.ts';
import { reportFailure } from '../../tools/backend/report-failure.ts';
import { startBackend } from '../../tools/backend/start-backend.ts';
import { serveBuild } from '../../tools/static/serve-build.ts';
import { TRANSCRIBED } from './transcribed.ts';

const OUT_DIR = 'dist-connected';
const folder = mkdtempSync(join(tmpdir(), 'grifo-e2e-'));

try {
  const port = await findFreePort(0, quiet);
  const model = await startFakeModel();
  model.play({ says: { paragrafos: TRANSCRIBED } });
  Object.assign(process.env, { VISION_BASE_URL: model.url, VISION_API_KEY: 'fake', VISION_MODEL: 'fake' });
  const appUrl = `http://${HOST}:${port}`;
  const starting = startBackend({ folder, port: 0, appUrl, tokenSeconds: 3600, tell: quiet });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= starting.then((backend) => backend.close()).finally(removeData));
  endWithRunner(stop);
  const backend = await starting;

  process.env.VITE_SUPABASE_URL = backend.url;
  process.env.VITE_SUPABASE_ANON_KEY = backend.anonKey;
  process.env.VITE_SIMULATED_DELAYS = 'off';
  await build({ mode: 'test', build: { outDir: OUT_DIR }, logLevel: 'error' });
  await serveBuild({ folder: OUT_DIR, port, quality: 5 });
  process.stdout.write(`App ${appUrl}, API ${backend.url}, data in ${folder}\n`);
} catch (error) {
  removeData();
  reportFailure(error);
}

function quiet() {}

function removeData() {
  rmSync(folder, { recursive: true, force: true });
}

function endWithRunner(stop: () => Promise<unknown>) {
  closeWhenStopped(stop);
  // A runner that was killed sends no signal, but its end of this stream closes.
  process.stdin.removeAllListeners('end').once('end', () => void stop().finally(() => process.exit()));
  process.stdin.resume();
}
