// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startEngine } from '@/data/ocr/engine';
import { readerFiles } from '../../../tools/ocr/reader-files';

const files = readerFiles();
const engine = gunzipSync(files.engine.packed);
const language = gunzipSync(files.language.packed);
const nothing = () => {};

describe('startEngine', () => {
  it('reads a page twice: one without words, and tells how far it is', async () => {
    const onShare = vi.fn();
    const read = await startEngine({ engine, language }, onShare);
    const blank = { width: 300, height: 200, pixels: new Uint8Array(300 * 200).fill(255) };
    expect(await read(blank)).toEqual([]);
    const ruled = { ...blank, pixels: blank.pixels.map((_, at) => (at % 7000 < 600 ? 0 : 255)) };
    expect(await read(ruled)).toEqual(expect.any(Array));
    for (const [share] of onShare.mock.calls) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['reader-unsupported', 'the browser cannot run it', { engine: new Uint8Array(8), language }],
    ['reader-missing', 'the language is none', { engine, language: new Uint8Array(5000).fill(7) }],
  ])('rejects with %s where %s', async (code, _what, files) => {
    // The engine says more of it, into the console.
    vi.spyOn(console, 'error').mockImplementation(nothing);
    await expect(startEngine(files, nothing)).rejects.toMatchObject({ name: 'PhotoError', code });
  });
});
