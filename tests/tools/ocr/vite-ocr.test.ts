import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { viteOcr } from '../../../tools/ocr/vite-ocr.ts';
import { buildWithPlugin } from '../../support/build-with-plugin.ts';

type Known = { folder: string; files: { name: string; sizes: number[]; sentBytes: number }[] };

const output = await buildWithPlugin(viteOcr(), 'JSON.stringify(READER_FILES)');
const assets = new Map(
  output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, Buffer.from(one.source)] as const] : [])),
);
const known = await readKnown();

/** The data about the files that the built app contains. */
async function readKnown(): Promise<Known> {
  const entry = output.find(({ type }) => type === 'chunk');
  const code = entry?.type === 'chunk' ? entry.code : '';
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return JSON.parse(module.default);
}

describe('viteOcr', () => {
  it('writes what tesseract.js asks for into one folder, whose name changes with it, and the licences', () => {
    expect(known.folder).toMatch(/^ocr\/[0-9a-f]{10}$/);
    expect([...assets.keys()]).toEqual(
      expect.arrayContaining([
        ...[
          'worker.min.js',
          'worker.min.js.LICENSE.txt',
          'tesseract-core-simd-lstm.js',
          'tesseract-core-simd-lstm.wasm',
          'por.traineddata.gz',
        ].map((name) => `${known.folder}/${name}`),
        'ocr/tesseract-license.txt',
        'ocr/por-license.txt',
      ]),
    );
  });

  it('tells the app what each weighs, also unpacked and on the way', () => {
    for (const { name, sizes, sentBytes } of known.files) {
      const contents = assets.get(`${known.folder}/${name}`)!;
      const isPacked = name.endsWith('.gz');
      expect(sizes).toEqual(isPacked ? [contents.length, gunzipSync(contents).length] : [contents.length]);
      expect(sentBytes).toBe(isPacked ? contents.length : gzipSync(contents, { level: 9 }).length);
    }
  });

  it('has the worker load its script under Trusted Types', () => {
    const worker = assets.get(`${known.folder}/worker.min.js`)!.toString();
    expect(worker.indexOf('createPolicy')).toBeGreaterThan(0);
    expect(worker.indexOf('createPolicy')).toBeLessThan(worker.indexOf('importScripts'));
  });
});
