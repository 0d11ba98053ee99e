import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackendProcess } from './backend-process';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; anonKey: string; folder: string };
  }
}

/** Where the window of tests that have one is: links in messages return there. */
const WINDOW = 'http://localhost:3000';

/** One backend for all files of a project that ask it something; a new one takes seconds. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-backend-'));
  const { url, anonKey, stop } = await startBackendProcess(
    '--data',
    folder,
    '--port',
    '0',
    '--app-url',
    WINDOW,
  );
  project.provide('backend', { url, anonKey, folder });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
