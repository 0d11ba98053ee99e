const [START_OF_FRAME, LAST_FRAME, END, START_OF_SCAN, RESTART, FILL] = [0xc0, 0xcf, 0xd9, 0xda, 0xd0, 0xff];
/** Tables between the frames: their numbers lie among those of the frames. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Size of a JPEG, and whether it goes to its end marker: browsers show a photo that broke off with grey below. Throws a
 * `RangeError` where the bytes end.
 */
export function readJpegHeader(view: DataView): { width: number; height: number; isComplete: boolean } {
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== FILL) return { ...size, isComplete: false };
    const marker = view.getUint8(at + 1);
    // Any number of these may fill the space before a marker.
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

/** Where the next marker stands that is no part of the scan's data. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== FILL) continue;
    const next = view.getUint8(at + 1);
    const isData = next === 0 || next === FILL || (next >= RESTART && next < RESTART + 8);
    if (!isData) return at;
  }
  return view.byteLength;
}
