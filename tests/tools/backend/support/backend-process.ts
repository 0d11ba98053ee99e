import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type BackendProcess = {
  url: string;
  anonKey: string;
  pid: number;
  /** What it wrote for people so far. */
  told(): string;
  /** Sends the signal and answers the exit code, null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The least that bcrypt can do for a password: at its usual cost a third of the backend's time went there. */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };

const ROOT = new URL('../../../../', import.meta.url);

/** Starts the backend as `npm run backend -- --json` does; fails with what it told when it ends before it answers. */
export function startBackendProcess(...args: string[]): Promise<BackendProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/backend/run-backend.ts', '--json', ...args],
    { cwd: ROOT, env: { ...process.env, ...CHEAP_PASSWORDS }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let told = '';
  child.stderr.on('data', (chunk) => (told += String(chunk)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => {
      const { url, anonKey } = JSON.parse(line) as { url: string; anonKey: string };
      const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return ended;
      };
      resolve({ url, anonKey, pid: child.pid!, told: () => told, stop });
    });
    void ended.then((code) => reject(new Error(`Ended with ${code}: ${told}`)));
  });
}
