import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres } from '../../../../tools/database/postgres/start-cluster';
import { temporaryFolder } from '../../backend/support/temporary-folder';

function install(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'initdb'), '');
  return folder;
}

it('takes the newest that is installed, by number', () => {
  const debian = temporaryFolder();
  install(join(debian, '9', 'bin'));
  const newest = install(join(debian, '17', 'bin'));
  install(join(debian, '15', 'bin'));
  expect(findPostgres(undefined, debian)).toBe(newest);
});

it('passes by one of which only the client is there', () => {
  const debian = temporaryFolder();
  mkdirSync(join(debian, '17', 'bin'), { recursive: true });
  const server = install(join(debian, '15', 'bin'));
  expect(findPostgres(undefined, debian)).toBe(server);
});

it('takes the chosen one before any', () => {
  const [debian, chosen] = [temporaryFolder(), install(temporaryFolder())];
  install(join(debian, '17', 'bin'));
  expect(findPostgres(chosen, debian)).toBe(chosen);
});

it('finds none where there is none', () => {
  const empty = temporaryFolder();
  expect(findPostgres(empty, empty)).toBe(null);
  expect(findPostgres(undefined, join(empty, 'missing'))).toBe(null);
});
