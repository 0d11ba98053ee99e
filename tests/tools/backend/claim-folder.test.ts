import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
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

it.each([
  ['a link to it', (folder: string) => linkTo(folder)],
  ['a link in its path', (folder: string) => join(linkTo(join(folder, '..')), 'data')],
  ['a relative path', (folder: string) => relative(process.cwd(), folder)],
  ['a path with a detour', (folder: string) => `${folder}/../data/`],
])('knows a folder in use by %s', async (_kind, otherName) => {
  const folder = join(temporaryFolder(), 'data');
  const release = await claimFolder(folder);
  await expect(claimFolder(otherName(folder))).rejects.toThrow(`process ${process.pid}`);
  release();
  const releaseOther = await claimFolder(otherName(folder));
  await expect(claimFolder(folder)).rejects.toThrow(StartError);
  releaseOther();
});

it('knows a folder in use that was moved', async () => {
  const folder = join(temporaryFolder(), 'data');
  const release = await claimFolder(folder);
  renameSync(folder, `${folder}-moved`);
  await expect(claimFolder(`${folder}-moved`)).rejects.toThrow(StartError);
  release();
});

it('claims a folder with a path too long for a socket', async () => {
  const folder = join(temporaryFolder(), 'a-long-name'.repeat(12), 'data');
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(StartError);
  await expect(claimFolder(linkTo(folder))).rejects.toThrow(StartError);
  release();
  (await claimFolder(folder))();
});

it('names the process that runs, and the name it was started on', async () => {
  const folder = temporaryFolder();
  const child = spawn(...claiming(linkTo(folder), `console.log('claimed'); process.stdin.resume();`));
  await once(child.stdout, 'data');
  await expect(claimFolder(folder)).rejects.toThrow(
    new RegExp(`It is process ${child.pid}, which was started on .*link`),
  );
  child.kill('SIGKILL');
  await once(child, 'close');
  (await claimFolder(folder))();
});

it('gives a folder whose process was killed', async () => {
  const folder = temporaryFolder();
  const { signal } = spawnSync(...claiming(folder, `process.kill(process.pid, 'SIGKILL');`));
  expect(signal).toBe('SIGKILL');
  (await claimFolder(folder))();
  expect(readdirSync(folder)).toEqual([]);
});

it('gives a folder to one of several that find what a killed process left', async () => {
  const folder = temporaryFolder();
  spawnSync(...claiming(folder, `process.kill(process.pid, 'SIGKILL');`));
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimFolder(folder).catch((error: unknown) => error)),
  );
  const releases = claims.filter((claim) => typeof claim === 'function');
  expect(releases).toHaveLength(1);
  expect(claims.filter((claim) => claim instanceof StartError)).toHaveLength(7);
  for (const release of releases) release();
});

/** A symbolic link to a folder, which is created if it does not exist. */
function linkTo(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const link = join(temporaryFolder(), 'link');
  symlinkSync(folder, link);
  return link;
}

/** The command for a process that claims a folder and then runs `then`. */
function claiming(folder: string, then: string): [string, string[]] {
  const source = new URL('../../../tools/backend/claim-folder.ts', import.meta.url).href;
  const script = `
    const { claimFolder } = await import(${JSON.stringify(source)});
    await claimFolder(${JSON.stringify(folder)});
    ${then}`;
  return [process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]];
}
