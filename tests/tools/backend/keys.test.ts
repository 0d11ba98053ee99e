import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadKeys } from '../../../tools/backend/keys';
import { temporaryFolder } from './support/temporary-folder';

it('makes keys once, for their owner only', () => {
  const file = join(temporaryFolder(), 'keys.json');
  const keys = loadKeys(file);
  expect(loadKeys(file)).toEqual(keys);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keys.anonKey).toMatch(/^sb_publishable_[\w-]{43}$/);
  expect(keys.serviceKey).toMatch(/^sb_secret_[\w-]{43}$/);
});

it('makes others for another folder', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()].map((folder) =>
    loadKeys(join(folder, 'keys.json')),
  );
  const all = [...Object.values(one!), ...Object.values(other!)];
  expect(new Set(all).size).toBe(10);
});

it('adds what the file of an earlier version lacks, and keeps what it has', () => {
  const file = join(temporaryFolder(), 'keys.json');
  const { scheduleSecret, ...earlier } = loadKeys(file);
  writeFileSync(file, JSON.stringify(earlier));
  const keys = loadKeys(file);
  expect(keys).toMatchObject(earlier);
  expect(keys.scheduleSecret).toMatch(/^[\w-]{43}$/);
  expect(keys.scheduleSecret).not.toBe(scheduleSecret);
  expect(loadKeys(file)).toEqual(keys);
});
