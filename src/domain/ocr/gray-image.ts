/** Luminance of a picture, row by row: 0 is black, 255 white. `pixels.length` is width × height. */
export type GrayImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Luminance of RGBA bytes as returned by a canvas: (77 R + 150 G + 29 B) / 256. Transparency is ignored. */
export function toLuminance(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    const red = rgba[from] as number;
    const green = rgba[from + 1] as number;
    const blue = rgba[from + 2] as number;
    pixels[at] = (77 * red + 150 * green + 29 * blue) >> 8;
  }
  return { width, height, pixels };
}

/** Encodes the image as a binary PGM file, which the engine accepts without decoding. */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
