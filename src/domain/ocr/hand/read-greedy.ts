import type { HandScores } from './hand-reader.ts';

/** The text of the best class of each frame: repeats are one character, blanks none; single spaces between words. */
export function readGreedy({ scores, steps, classes }: HandScores, alphabet: readonly string[]): string {
  let text = '';
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let k = 1; k < classes; k += 1) {
      if ((scores[step * classes + k] as number) > (scores[step * classes + best] as number)) best = k;
    }
    if (best !== 0 && best !== last) text += alphabet[best - 1];
    last = best;
  }
  return text.split(' ').filter(Boolean).join(' ');
}
