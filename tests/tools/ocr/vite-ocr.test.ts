import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { viteOcr } from '../../../tools/ocr/vite-ocr.ts';

const ENTRY = 'virtual:entry';

/** Builds an entry that exports what the app knows of the files, in memory. */
async function buildEntry() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      viteOcr(),
      { name: 'entry', resolveId: (id) => id, load: () => 'export default READER_FILES;' },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  return 'output' in result ? result.output : [];
}

describe('viteOcr', () => {
  it('writes the files under the names the app asks for, with their licences', async () => {
    const output = await buildEntry();
    const names = output.map(({ fileName }) => fileName);
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ocr\/tesseract-core-[0-9a-f]{10}\.wasm\.gz$/),
        expect.stringMatching(/^ocr\/por-[0-9a-f]{10}\.traineddata\.gz$/),
        'ocr/tesseract-license.txt',
        'ocr/por-license.txt',
      ]),
    );
    const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
    for (const one of output) {
      if (one.type !== 'asset' || !one.fileName.endsWith('.gz')) continue;
      const packed = Buffer.from(one.source);
      expect(code).toContain(one.fileName);
      expect(code).toContain(`${packed.length}`);
      expect(code).toContain(`${gunzipSync(packed).length}`);
    }
  });
});
