import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type BackendProcess = {
  url: string;
  anonKey: string;
  pid: number;
  /** The human-readable output so far. */
  told(): string;
  /** Sends the signal and returns the exit code, null if the signal ended the process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The lowest cost of bcrypt: at its usual cost, hashing passwords took a third of the backend's time. */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };

const ROOT = new URL('../../../../', import.meta.url);

/**
 * Starts the backend as `npm run backend -- --json` does. Fails with the output so far if the process ends before
 * it is ready.
 */
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
