import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHEAP_PASSWORDS } from '../../tests/tools/backend/support/backend-process.ts';

/** The addresses of app and API, and the data folder. */
export type Connected = { appUrl: string; apiUrl: string; folder: string };

type Starting = {
  /** Rejects if the process ends before it responds. */
  ready: Promise<Connected>;
  /** Resolves with the exit code, also if the process ends by itself. */
  ended: Promise<number | null>;
  /** Can be called while the app is still starting. */
  stop(): Promise<void>;
};

/** Runs `npm start` itself, on empty data and free ports. */
export function startConnected(variables: NodeJS.ProcessEnv = {}): Starting {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-e2e-'));
  const options = ['--data', folder, '--port', '0', '--app-port', '0'];
  const app = spawn('npm', ['start', '--silent', '--', ...options], {
    env: { ...process.env, ...CHEAP_PASSWORDS, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm and its children form one process group, to be ended together.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) =>
    app.once('close', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    }),
  );
  async function stop() {
    if (app.pid && app.exitCode === null) process.kill(-app.pid, 'SIGTERM');
    await ended;
  }

  const told: Record<string, string> = {};
  const ready = new Promise<Connected>((resolve, reject) => {
    createInterface(app.stdout).on('line', (line) => {
      const [, name = '', value = ''] = /^(Grifo|API) +(\S+)$/.exec(line) ?? [];
      if (name) told[name] = value;
      if (line.startsWith('E-mails')) resolve({ appUrl: told['Grifo']!, apiUrl: told['API']!, folder });
    });
    void ended.then((code) => reject(new Error(`npm start ended with ${code}`)));
  });
  return { ready, ended, stop };
}
