import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimated } from '../../../src/domain/ocr/is-animated.ts';

const [width, height] = [20, 10];
const still = () => sharp({ create: { width, height, channels: 3, background: 'teal' } });
/** Three frames, one below the other. */
const moving = () =>
  sharp(Buffer.from(Array.from({ length: width * 3 * height * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width, height: 3 * height, channels: 3, pageHeight: height },
  });

const frames = { loop: 0, delay: [100, 100, 100] };
const animated = {
  gif: await moving().gif(frames).toBuffer(),
  webp: await moving().webp(frames).toBuffer(),
};
const single = {
  gif: await still().gif().toBuffer(),
  png: await still().png().toBuffer(),
  webp: await still().webp().toBuffer(),
  extended: await still().withMetadata().webp().toBuffer(),
  jpeg: await still().jpeg().toBuffer(),
};

describe('isAnimated', () => {
  it.each([
    ['a GIF', animated.gif],
    ['a WebP', animated.webp],
  ])('sees it of %s', (_what, bytes) => {
    expect(isAnimated(bytes)).toBe(true);
  });

  it('sees it of a PNG by the chunk before its pixels, not by chance in them', () => {
    const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x03\0\0\0\0CRC4', 'latin1');
    const header = 33;
    const moves = Buffer.concat([single.png.subarray(0, header), chunk, single.png.subarray(header)]);
    expect(isAnimated(moves)).toBe(true);
    expect(isAnimated(Buffer.concat([single.png, chunk]))).toBe(false);
  });

  it.each([
    ['a GIF', single.gif],
    ['a PNG', single.png],
    ['a WebP', single.webp],
    ['a WebP with metadata', single.extended],
    ['a JPEG', single.jpeg],
    ['an empty file', Buffer.alloc(0)],
  ])('leaves %s of one picture', (_what, bytes) => {
    expect(isAnimated(bytes)).toBe(false);
  });
});
