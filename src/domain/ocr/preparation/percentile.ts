/** The value below which `share` (0 to 1) of the pixels lie; every `step`-th pixel is asked. */
export function percentile(pixels: Uint8Array, share: number, step = 1): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < pixels.length; at += step) {
    const value = pixels[at] as number;
    counts[value] = (counts[value] as number) + 1;
    total += 1;
  }
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen > share * total) return value;
  }
  return 255;
}
