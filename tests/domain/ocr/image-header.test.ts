import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimated, readImageHeader } from '../../../src/domain/ocr/image-header.ts';

const [width, height] = [70, 40];
const picture = () => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const noisy = () =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width, height, channels: 3 },
  });

const files = {
  jpeg: await picture().jpeg().toBuffer(),
  progressive: await noisy().jpeg({ progressive: true }).toBuffer(),
  png: await picture().png().toBuffer(),
  gif: await picture().gif().toBuffer(),
  webp: await picture().webp().toBuffer(),
  lossless: await picture().webp({ lossless: true }).toBuffer(),
  extended: await picture().withMetadata().webp().toBuffer(),
  avif: await picture().avif({ effort: 0 }).toBuffer(),
};
/** 70 × -40: a negative height means that the rows are stored from the top. */
const bmp = Buffer.alloc(26);
bmp.write('BM');
bmp.writeUInt32LE(bmp.length, 2);
bmp.writeInt32LE(width, 18);
bmp.writeInt32LE(-height, 22);

function heif(...sizes: [number, number][]) {
  const boxes = sizes.map(([width, height]) => {
    const box = Buffer.alloc(20);
    box.write('ispe', 4);
    box.writeUInt32BE(width, 12);
    box.writeUInt32BE(height, 16);
    return box;
  });
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), ...boxes]);
}

describe('readImageHeader', () => {
  it.each([
    ['a JPEG', files.jpeg, 'jpeg'],
    ['a progressive JPEG of several scans', files.progressive, 'jpeg'],
    ['a PNG', files.png, 'png'],
    ['a GIF', files.gif, 'gif'],
    ['a lossy WebP', files.webp, 'webp'],
    ['a lossless WebP', files.lossless, 'webp'],
    ['an extended WebP', files.extended, 'webp'],
    ['a BMP from the top down', bmp, 'bmp'],
    ['an AVIF', files.avif, 'avif'],
    ['a HEIF', heif([width, height]), 'heif'],
    ['a HEIF made of tiles', heif([32, 32], [width, height], [16, 16]), 'heif'],
    ['a JPEG with more behind it', Buffer.concat([files.jpeg, Buffer.alloc(99, 1)]), 'jpeg'],
  ])('reads the size of %s', (_what, bytes, format) => {
    expect(readImageHeader(bytes)).toEqual({ format, width, height, isComplete: true });
  });

  it.each([
    ['a JPEG', files.jpeg],
    ['a progressive JPEG', files.progressive],
    ['a PNG', files.png],
    ['a lossy WebP', files.webp],
    ['a BMP', bmp],
  ])('sees wherever %s was cut off', (_what, bytes) => {
    for (let length = 12; length < bytes.length; length += 1) {
      expect(readImageHeader(bytes.subarray(0, length))?.isComplete, `at ${length}`).toBe(false);
    }
  });

  it('believes what a header says, so that bombs show', () => {
    const bomb = Buffer.from(files.png);
    bomb.writeUInt32BE(100_000, 16);
    expect(readImageHeader(bomb)).toMatchObject({ width: 100_000, height });
  });

  it('takes extended WebP as wide as its 24 bits allow', () => {
    const wide = Buffer.from(files.extended);
    wide.writeUIntLE(0xff_ff_fe, 24, 3);
    wide.writeUIntLE(0x01_00_00, 27, 3);
    expect(readImageHeader(wide)).toMatchObject({ width: 0xff_ff_ff, height: 0x01_00_01 });
  });

  it.each([
    ['a text', Buffer.from('Nunca se leu tanto')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0mp42', 'latin1')],
  ])('knows %s is none', (_what, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });

  it('never fails, whatever the bytes', () => {
    for (const bytes of Object.values(files)) {
      for (let at = 8; at < Math.min(bytes.length, 300); at += 1) {
        const damaged = Buffer.from(bytes);
        damaged[at] = 255 - (damaged[at] ?? 0);
        expect(() => readImageHeader(damaged)).not.toThrow();
      }
    }
  });
});

/** An animation of three frames, stored one below the other. */
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
  gif: await picture().gif().toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
  extended: await picture().withMetadata().webp().toBuffer(),
  jpeg: await picture().jpeg().toBuffer(),
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
