/** Least gray of the paper on a flattened page. */
export const LIGHT = 215;
/** Least count of a gray, as a share of the paper's most frequent one, at which it is still grain of the paper. */
const GRAIN = 0.08;

/** The gray above which all is paper, its grain included; `counts` is the histogram of a flattened page. */
export function findWhite(counts: Uint32Array): number {
  let most = 255;
  for (let value = LIGHT; value < 255; value += 1)
    if ((counts[value] as number) > (counts[most] as number) || most === 255) most = value;
  let white = most;
  while (white > LIGHT && (counts[white] as number) > GRAIN * (counts[most] as number)) white -= 1;
  return white;
}
