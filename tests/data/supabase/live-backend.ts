import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { linkTo } from '../../support/read-mail';

export type LiveBackend = {
  url: string;
  anonKey: string;
  /** The secret key, for what only the server may do. */
  serviceKey: string;
  /** The link of the last message to this address. */
  linkTo(email: string): string;
  stop(): Promise<void>;
};

/** An embedded backend of its own, on empty data; takes seconds. A window has no `import.meta` that leads to files. */
export async function startLiveBackend(...args: string[]): Promise<LiveBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-live-'));
  const command = [
    '--import',
    'tsx',
    'tools/backend/run-backend.ts',
    '--json',
    '--data',
    folder,
    '--port',
    '0',
  ];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += String(chunk)));
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    void ended.then(() => reject(new Error(`The backend ended: ${told}`)));
  });
  const { serviceKey } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as {
    serviceKey: string;
  };
  return {
    ...(JSON.parse(line) as { url: string; anonKey: string }),
    serviceKey,
    linkTo: (email) => linkTo(email, folder),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
