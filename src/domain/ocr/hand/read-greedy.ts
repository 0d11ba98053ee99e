import type { PlacedCharacter } from './frames.ts';
import type { HandScores } from './hand-reader.ts';

/**
 * Greedy CTC decoding: takes the best class of each frame, merges repetitions, drops blanks, and reduces spaces
 * between words to one.
 */
export function readGreedy(scores: HandScores, alphabet: readonly string[]): string {
  const text = placeGreedily(scores, alphabet)
    .map(({ character }) => character)
    .join('');
  return text.split(' ').filter(Boolean).join(' ');
}

/** The characters decoded greedily, with the frames in which they begin; spaces are kept unchanged. */
export function placeGreedily(
  { scores, steps, classes }: HandScores,
  alphabet: readonly string[],
): PlacedCharacter[] {
  const placed: PlacedCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let k = 1; k < classes; k += 1) {
      if ((scores[step * classes + k] as number) > (scores[step * classes + best] as number)) best = k;
    }
    if (best !== 0 && best !== last) placed.push({ character: alphabet[best - 1] as string, step });
    last = best;
  }
  return placed;
}
