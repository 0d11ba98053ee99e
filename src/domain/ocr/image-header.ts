export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heif' | 'avif';

/**
 * An image's format and size in pixels. `isComplete` is false if bytes are missing at the end, as far as this can
 * be detected.
 */
export type ImageHeader = { format: ImageFormat; width: number; height: number; isComplete: boolean };

type Size = Pick<ImageHeader, 'width' | 'height'>;
const NO_SIZE: Size = { width: 0, height: 0 };
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
/** Number of bytes in which boxes with image sizes are searched; these boxes precede the image data. */
const SEARCHED_FOR_SIZES = 65_536;

/**
 * Parses the format and size of an image without decoding the image; null for formats that browsers do not decode.
 * A truncated header is reported as 0 × 0 and incomplete.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const read = READERS.find(({ is }) => is(text));
  if (!read) return null;
  const format = read.format(text);
  try {
    return { format, ...read.read(view) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { format, ...NO_SIZE, isComplete: false };
  }
}

type Text = (from: number, to: number) => string;
type Reader = {
  is(text: Text): boolean;
  format(text: Text): ImageFormat;
  /** Throws a `RangeError` if the bytes end too early. */
  read(view: DataView): Size & { isComplete: boolean };
};

const READERS: readonly Reader[] = [
  { is: (text) => text(0, 3) === '\xff\xd8\xff', format: () => 'jpeg', read: readJpegHeader },
  { is: (text) => text(0, 8) === '\x89PNG\r\n\x1a\n', format: () => 'png', read: readPng },
  { is: (text) => /^GIF8[79]a$/.test(text(0, 6)), format: () => 'gif', read: readGif },
  { is: (text) => text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP', format: () => 'webp', read: readWebp },
  { is: (text) => text(0, 2) === 'BM', format: () => 'bmp', read: readBmp },
  {
    is: (text) => text(4, 8) === 'ftyp' && [...HEIF_BRANDS, ...AVIF_BRANDS].includes(text(8, 12)),
    format: (text) => (AVIF_BRANDS.includes(text(8, 12)) ? 'avif' : 'heif'),
    read: readBoxes,
  },
];

function readPng(view: DataView) {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const IEND = 0x49_45_4e_44;
  const AROUND_DATA = 12;
  let at = 8;
  while (at + AROUND_DATA <= view.byteLength && view.getUint32(at + 4) !== IEND) {
    at += view.getUint32(at) + AROUND_DATA;
  }
  return { ...size, isComplete: at + AROUND_DATA <= view.byteLength };
}

/** `isComplete` is always true, because a truncated GIF can only be detected by decoding. */
function readGif(view: DataView) {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), isComplete: true };
}

function readWebp(view: DataView) {
  const isComplete = view.getUint32(4, true) + 8 <= view.byteLength;
  const kind = view.getUint8(15);
  return { ...readWebpSize(view, String.fromCharCode(kind)), isComplete };
}

/** `kind` is the last letter of `VP8 `, `VP8L` or `VP8X`. */
function readWebpSize(view: DataView, kind: string): Size {
  const SIZE_BITS = 0x3fff;
  if (kind === 'X') {
    const threeBytes = (at: number) => (view.getUint32(at, true) & 0xff_ff_ff) + 1;
    return { width: threeBytes(24), height: view.getUint16(27, true) + (view.getUint8(29) << 16) + 1 };
  }
  if (kind === 'L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & SIZE_BITS) + 1, height: ((bits >>> 14) & SIZE_BITS) + 1 };
  }
  return {
    width: view.getUint16(26, true) & SIZE_BITS,
    height: view.getUint16(28, true) & SIZE_BITS,
  };
}

function readBmp(view: DataView) {
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
    isComplete: view.getUint32(2, true) <= view.byteLength,
  };
}

/**
 * Size of HEIF and AVIF images. The largest size found is used, because an image may consist of tiles that have
 * smaller sizes.
 */
function readBoxes(view: DataView) {
  const ISPE = 0x69_73_70_65;
  let size = NO_SIZE;
  for (let at = 0; at + 16 <= Math.min(view.byteLength, SEARCHED_FOR_SIZES); at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (width * height > size.width * size.height) size = { width, height };
  }
  return { ...size, isComplete: true };
}

const [START_OF_FRAME, LAST_FRAME, END, START_OF_SCAN, RESTART, FILL] = [0xc0, 0xcf, 0xd9, 0xda, 0xd0, 0xff];
/** Markers of tables; their numbers are within the range of the frame markers. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Size of a JPEG, and whether it has its end marker. Without the end marker the photo is truncated, and browsers
 * show its lower part gray. Throws a `RangeError` if the bytes end too early.
 */
function readJpegHeader(view: DataView): { width: number; height: number; isComplete: boolean } {
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== FILL) return { ...size, isComplete: false };
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker >= START_OF_FRAME && marker <= LAST_FRAME && !TABLES.has(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(view, at);
    if (at + 2 <= view.byteLength && view.getUint8(at + 1) === END) return { ...size, isComplete: true };
  }
  return { ...size, isComplete: false };
}

/** Offset of the next marker that is not part of the scan's data. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== FILL) continue;
    const next = view.getUint8(at + 1);
    const isData = next === 0 || next === FILL || (next >= RESTART && next < RESTART + 8);
    if (!isData) return at;
  }
  return view.byteLength;
}

const SEARCHED = 65_536;
const WEBP_FLAGS = 20;
const WEBP_ANIMATED = 0x02;

/**
 * Whether a GIF, PNG or WebP is animated. A GIF is recognized by its looping extension, a PNG by its `acTL` chunk,
 * a WebP by its flag. False for every other file.
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
