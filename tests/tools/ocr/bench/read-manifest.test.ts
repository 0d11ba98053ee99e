import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readManifest } from '../../../../tools/ocr/bench/read-manifest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ocr-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the photos and their texts', () => {
  const pages = [{ file: 'a.jpg', class: 'low-res', text: 'Um.', notes: 'small' }];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(pages));
  expect(readManifest(folder)).toEqual(pages);
});

it.each([
  ['no list', '{"file": "a.jpg"}'],
  ['a page without its text', '[{"file": "a.jpg", "class": "low-res"}]'],
])('refuses %s', (_what, manifest) => {
  writeFileSync(join(folder, 'manifest.json'), manifest);
  expect(() => readManifest(folder)).toThrow('manifest.json is no list');
});
