import { countWhere } from './counting.ts';
import { distributionOf } from './distribution.ts';
import type { EssayView } from './essay-view.ts';
import { share } from './ratios.ts';

/** How long sentences are, in words of letters. */
export function sentenceFeatures({ sentences }: EssayView) {
  const lengths = sentences.map(({ tokens }) => tokens.length);
  const { mean, deviation, max, min, median } = distributionOf(lengths);
  const longerThan = (words: number) => countWhere(lengths, (length) => length > words);
  return {
    sentenceLengthMean: mean,
    sentenceLengthDeviation: deviation,
    sentenceLengthMax: max,
    sentenceLengthMin: min,
    sentenceLengthMedian: median,
    sentencesOver25Share: share(longerThan(25), lengths.length),
    sentencesOver40Share: share(longerThan(40), lengths.length),
    sentencesUnder8Share: share(lengths.length - longerThan(7), lengths.length),
    sentencesOver60: longerThan(60),
  };
}
