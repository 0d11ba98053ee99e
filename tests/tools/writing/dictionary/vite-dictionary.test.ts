import { describe, expect, it } from 'vitest';
import { cachedDictionary } from '../../../../tools/writing/dictionary/cached-dictionary.ts';
import { viteDictionary } from '../../../../tools/writing/dictionary/vite-dictionary.ts';
import { buildWithPlugin } from '../../../support/build-with-plugin.ts';

// Builds the dictionary before the tests if no cache has it, because building takes longer than a test may.
cachedDictionary();

describe('viteDictionary', () => {
  it('writes the dictionary under the name the app asks for, with its licence', async () => {
    const output = await buildWithPlugin(viteDictionary(), 'DICTIONARY_FILE');
    const names = output.map(({ fileName }) => fileName);
    const file = names.find((name) => name.endsWith('.bin.gz'));
    expect(file).toMatch(/^dictionary\/pt-BR-[0-9a-f]{10}\.bin\.gz$/);
    expect(names).toContain('dictionary/license.txt');
    expect(output.find((one) => one.type === 'chunk')).toMatchObject({
      code: expect.stringContaining(`${file}`),
    });
  });
});
