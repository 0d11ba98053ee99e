/** Minimum gray value of the paper on a page with evened brightness. */
export const LIGHT = 215;
/**
 * Gray values are regarded as grain of the paper down to this count, as a share of the count of the paper's most
 * frequent gray value.
 */
const GRAIN = 0.08;

/**
 * The gray value above which all pixels are paper, including the paper's grain; `counts` is the histogram of a page
 * with evened brightness.
 */
export function findWhite(counts: Uint32Array): number {
  let most = 255;
  for (let value = LIGHT; value < 255; value += 1)
    if ((counts[value] as number) > (counts[most] as number) || most === 255) most = value;
  let white = most;
  while (white > LIGHT && (counts[white] as number) > GRAIN * (counts[most] as number)) white -= 1;
  return white;
}
