/** The paper is at least so light on a flattened page. */
export const LIGHT = 215;
/** How many pixels of a gray there are in comparison with the paper's most frequent: fewer, and it is no grain of the paper. */
const GRAIN = 0.08;

/** Lighter than this is the paper, also its grain; `counts` tells how many pixels of each gray a flattened page has. */
export function findWhite(counts: Uint32Array): number {
  let most = 255;
  for (let value = LIGHT; value < 255; value += 1)
    if ((counts[value] as number) > (counts[most] as number) || most === 255) most = value;
  let white = most;
  while (white > LIGHT && (counts[white] as number) > GRAIN * (counts[most] as number)) white -= 1;
  return white;
}
