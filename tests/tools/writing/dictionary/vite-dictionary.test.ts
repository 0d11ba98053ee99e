import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { cachedDictionary } from '../../../../tools/writing/dictionary/cached-dictionary.ts';
import { viteDictionary } from '../../../../tools/writing/dictionary/vite-dictionary.ts';

// Where no cache has it, it is built here: no test may take so long.
cachedDictionary();

const ENTRY = 'virtual:entry';

/** Builds an entry that exports the name of the file, in memory. */
async function buildEntry() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      viteDictionary(),
      { name: 'entry', resolveId: (id) => id, load: () => 'export default DICTIONARY_FILE;' },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  return 'output' in result ? result.output : [];
}

describe('viteDictionary', () => {
  it('writes the dictionary under the name the app asks for, with its licence', async () => {
    const output = await buildEntry();
    const names = output.map(({ fileName }) => fileName);
    const file = names.find((name) => name.endsWith('.bin.gz'));
    expect(file).toMatch(/^dictionary\/pt-BR-[0-9a-f]{10}\.bin\.gz$/);
    expect(names).toContain('dictionary/license.txt');
    expect(output.find((one) => one.type === 'chunk')).toMatchObject({
      code: expect.stringContaining(`${file}`),
    });
  });
});
