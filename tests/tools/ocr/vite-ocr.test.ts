import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { viteOcr } from '../../../tools/ocr/vite-ocr.ts';
import { buildWithPlugin } from '../../support/build-with-plugin.ts';

describe('viteOcr', () => {
  it('writes the files under the names the app asks for, with their licences', async () => {
    const output = await buildWithPlugin(viteOcr(), 'READER_FILES');
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
