import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { linkTo } from '../../support/read-mail';

export type LiveBackend = {
  url: string;
  anonKey: string;
  /** The secret key, for what only the server may do. */
  serviceKey: string;
  /** The link of the last message to this address. */
  linkTo(email: string): string;
};

declare module 'vitest' {
  interface ProvidedContext {
    live: { url: string; anonKey: string; serviceKey: string; folder: string };
  }
}

/** The backend that all files of the project share. */
export function liveBackend(): LiveBackend {
  const { folder, ...rest } = inject('live');
  return { ...rest, linkTo: (email) => linkTo(email, folder) };
}

/** Starts it on empty data, for an app at the address of the window: takes seconds. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-live-'));
  const options = ['--json', '--data', folder, '--port', '0', '--app-url', 'http://localhost:3000'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/backend/run-backend.ts', ...options], {
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
  const { url, anonKey } = JSON.parse(line) as { url: string; anonKey: string };
  project.provide('live', { url, anonKey, serviceKey, folder });
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
