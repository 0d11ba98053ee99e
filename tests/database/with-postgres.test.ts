import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openNative } from '../../tools/database/connection';
import { findPostgres } from '../../tools/database/postgres/start-cluster';

const ROOT = new URL('../../', import.meta.url);

describe.runIf(inject('template').kind === 'native' && findPostgres())('a command with Postgres', () => {
  let temporary: string;
  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), 'grifo-test-'));
    // If the tests run as root, the server runs as another user, who needs access to this folder.
    chmodSync(temporary, 0o755);
  });
  afterEach(() => rmSync(temporary, { recursive: true }));

  /** The folders of clusters; the TypeScript loader creates other folders in the same place. */
  const clusters = () => readdirSync(temporary).filter((name) => name.startsWith('grifo-'));

  /** Runs a command that exits with 3 when its input ends; `url` is the address of its Postgres. */
  async function start() {
    const script = `console.log(process.env.DATABASE_URL); process.stdin.resume().on('end', () => process.exit(3))`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/database/with-postgres.ts', process.execPath, '--eval', script],
      {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: '', TMPDIR: temporary },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'close').then(([code]) => code as number | null);
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('postgres://')) return { child, ended, url: line };
    }
    throw new Error(`Ended with ${await ended}`);
  }
  const expectGone = async (url: string) => {
    expect(clusters()).toEqual([]);
    await expect(openNative(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  };

  it('may use it, ends with its own exit code, and leaves nothing', async () => {
    const { child, ended, url } = await start();
    expect(clusters()).toHaveLength(1);
    const connection = await openNative(url);
    expect(await connection.query('select 1 as one')).toEqual([{ one: 1 }]);
    await connection.close();
    child.stdin.end();
    expect(await ended).toBe(3);
    await expectGone(url);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is ended by %s, and leaves nothing', async (signal) => {
    const { child, ended, url } = await start();
    child.kill(signal);
    expect(await ended).toBe(1);
    await expectGone(url);
  });
});
