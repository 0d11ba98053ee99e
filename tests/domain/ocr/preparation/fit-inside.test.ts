import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitInside } from '../../../../src/domain/ocr/preparation/fit-inside.ts';
import type { GrayImage } from '../../../../src/domain/ocr/gray-image.ts';

function draw(width: number, height: number, value: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    value(at % width, Math.floor(at / width)),
  );
  return { width, height, pixels };
}

describe('fitInside', () => {
  it.each([
    ['wide', 300, 120, 100, 40],
    ['high', 120, 300, 40, 100],
    ['a line', 300, 1, 100, 1],
    ['barely larger', 103, 50, 100, 49],
  ])('makes a picture that is %s fit', (_what, width, height, toWidth, toHeight) => {
    const plain = draw(width, height, () => 77);
    const fitted = fitInside(plain, 100);
    expect([fitted.width, fitted.height]).toEqual([toWidth, toHeight]);
    expect(new Set(fitted.pixels)).toEqual(new Set([77]));
  });

  it('leaves what fits', () => {
    const image = draw(100, 60, (x) => x);
    expect(fitInside(image, 100)).toBe(image);
  });

  it('keeps everything where it was', () => {
    const corner = draw(200, 200, (x, y) => (x < 100 && y < 60 ? 0 : 255));
    const { pixels } = fitInside(corner, 100);
    const at = (x: number, y: number) => pixels[y * 100 + x];
    expect([at(10, 10), at(40, 20), at(60, 10), at(10, 40)]).toEqual([0, 0, 255, 255]);
  });

  it('never leaves the range of grey beside sharp edges', () => {
    const bars = draw(330, 10, (x) => (x % 20 < 10 ? 0 : 255));
    const { pixels } = fitInside(bars, 100);
    expect([Math.min(...pixels), Math.max(...pixels)]).toEqual([0, 255]);
  });

  it('gives the pixels a library gives, to a level or two', async () => {
    const image = draw(317, 211, (x, y) => 128 + 100 * Math.sin(x / 5) * Math.cos(y / 7));
    const { width, height, pixels } = fitInside(image, 200);
    const expected = await sharp(Buffer.from(image.pixels), { raw: { width: 317, height: 211, channels: 1 } })
      .resize({ width, height, fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const apart = expected.map((value, at) => Math.abs(value - (pixels[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(2);
  });
});
