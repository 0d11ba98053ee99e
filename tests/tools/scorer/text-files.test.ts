import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError, writeText } from '../../../tools/scorer/text-files.ts';
import { temporaryFile } from './essay-files.ts';

describe('writeText', () => {
  it('writes the text in the place of what was there', () => {
    const path = temporaryFile('weights.json', 'before');
    writeText(path, '{"c1":160}\n');
    expect(readFileSync(path, 'utf8')).toBe('{"c1":160}\n');
  });

  it('says where it cannot write', () => {
    const path = join(temporaryFile('a-file'), 'weights.json');
    expect(() => writeText(path, '')).toThrow(InputError);
    expect(() => writeText(path, '')).toThrow(`Cannot write ${path}: `);
  });
});
