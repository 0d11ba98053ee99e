const SEARCHED = 65_536;
const WEBP_FLAGS = 20;
const WEBP_ANIMATED = 0x02;

/**
 * Whether a GIF, PNG or WebP holds more than one picture, as far as its beginning tells: a GIF by what makes it repeat, a
 * PNG by its `acTL` chunk, a WebP by its flag. False for every other file.
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  if (beginning.startsWith('GIF8')) return latin(bytes).includes('NETSCAPE2.0');
  if (beginning.startsWith('\x89PNG')) return latin(bytes).split('IDAT')[0]?.includes('acTL') ?? false;
  const isExtendedWebp = beginning.startsWith('RIFF') && beginning.endsWith('WEBPVP8X');
  return isExtendedWebp && ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATED) !== 0;
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED));
}
