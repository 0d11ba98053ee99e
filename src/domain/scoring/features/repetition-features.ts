import { countEach, countWhere, share } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { createRunNumbering } from '../../text/word-runs.ts';

const MOST_FREQUENT = 5;
const REPEATED = 3;

/** Repetition of content words and of runs of words. */
export function repetitionFeatures({ tokens, contentWords }: EssayView) {
  const words = tokens.map(({ lower }) => lower);
  const uses = [...countEach(contentWords.map(({ word }) => word.lower)).values()];
  uses.sort((left, right) => right - left);
  const runsOf = createRunNumbering();
  let mostFrequent = 0;
  for (const count of uses.slice(0, MOST_FREQUENT)) mostFrequent += count;
  return {
    overusedContentWords: countWhere(uses, (count) => count > REPEATED),
    mostUsedContentWordShare: share(uses[0] ?? 0, contentWords.length),
    fiveMostUsedContentWordsShare: share(mostFrequent, contentWords.length),
    repeatedBigramShare: repeatedShare(runsOf(words, 2)),
    repeatedTrigramShare: repeatedShare(runsOf(words, 3)),
  };
}

/** Share of repeated runs: 0 if all runs differ; 1 if there are no runs. */
function repeatedShare(runs: readonly number[]): number {
  return 1 - share(new Set(runs).size, runs.length);
}
