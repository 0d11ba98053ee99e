import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const { path, remove } = keptFolder();
  onTestFinished(remove);
  return path;
}

/** An empty folder for several tests, which remove it themselves. */
export function keptFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'grifo-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
