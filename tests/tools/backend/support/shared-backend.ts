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

/** The address of the window in tests that have one; links in e-mails lead back to it. */
const WINDOW = 'http://localhost:3000';

/** One backend for all files of a project that need one, because starting another takes seconds. */
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
