import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findNginx } from '../../../tools/nginx/find-nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'grifo-find-nginx-'));
const program = join(folder, 'nginx');
const other = join(folder, 'own-nginx');
for (const path of [program, other]) writeFileSync(path, '');
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['the one that was named', other, [folder], other],
  ['the one of the folders where none was named', undefined, ['/nowhere', folder], program],
  ['the one of the folders where the named one is missing', '/nowhere/nginx', [folder], program],
  ['none', undefined, ['/nowhere'], null],
])('finds %s', (_requirement, chosen, folders, expected) => {
  expect(findNginx(chosen, folders)).toBe(expected);
});
