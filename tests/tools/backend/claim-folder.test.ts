import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { claimFolder } from '../../../tools/backend/claim-folder';
import { StartError } from '../../../tools/backend/start-error';
import { temporaryFolder } from './support/temporary-folder';

it('refuses a folder in use, and gives it once it is free', async () => {
  const folder = temporaryFolder();
  const release = await claimFolder(folder);
  const again = claimFolder(folder);
  await expect(again).rejects.toThrow(StartError);
  await expect(again).rejects.toThrow(`A backend is running on ${folder} already.`);
  release();
  (await claimFolder(folder))();
});

it('lets two folders be used at once', async () => {
  const release = await claimFolder(temporaryFolder());
  const other = claimFolder(temporaryFolder());
  await expect(other).resolves.toBeTypeOf('function');
  release();
  (await other)();
});

it('gives a folder whose process was killed', async () => {
  const folder = temporaryFolder();
  const claimAndDie = `
    const { claimFolder } = await import(${JSON.stringify(new URL('../../../tools/backend/claim-folder.ts', import.meta.url).href)});
    await claimFolder(${JSON.stringify(folder)});
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    claimAndDie,
  ]);
  expect(signal).toBe('SIGKILL');
  (await claimFolder(folder))();
});
