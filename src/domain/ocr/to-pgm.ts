import type { GrayImage } from './gray-image.ts';

/** A binary PGM file: what the engine takes without any decoding of ours or its own. */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
