import type { AnalyzedText } from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import { passageFeatures } from './passage-features.ts';
import { labelProbabilities, LABELS, PASSAGES } from './passage-tagger.ts';
import type { ReaderModel } from './reader-weights.ts';
import type { RepertoireMark } from './rules/repertoire.ts';

/** A span that may be a passage of some kind, with the probability of its likeliest word, 0–1. */
export type LikelyPassage = Span & { likely: number };

/** Possible passages of one sentence by kind, in the order of `PASSAGES`; each kind in text order. */
export type SentencePassages = LikelyPassage[][];

/** Minimum probability of a passage. */
const LEAST_LIKELY = 0.02;
/** A passage extends over words with at least this share of its peak probability. */
const GOES_ON = 0.35;

/** Possible elements of a proposal and repertoire marks, sentence by sentence. */
export function findPassages(
  essay: AnalyzedText,
  repertoire: readonly RepertoireMark[],
  { classOf, tagger }: Pick<ReaderModel, 'classOf' | 'tagger'>,
): SentencePassages[] {
  return essay.sentences.map(({ words }, at) => {
    const odds = labelProbabilities(passageFeatures(essay, at, repertoire, classOf), tagger);
    return PASSAGES.map((_, kind) => {
      const begins: number[] = [];
      const likely: number[] = [];
      for (let row = 0; row < odds.length; row += LABELS) {
        begins.push(odds[row + 1 + 2 * kind] ?? 0);
        likely.push((odds[row + 1 + 2 * kind] ?? 0) + (odds[row + 2 + 2 * kind] ?? 0));
      }
      return cutPassages(likely, begins).map(({ first, last, peak }) => ({
        start: words[first]?.start ?? 0,
        end: words[last]?.end ?? 0,
        likely: peak,
      }));
    });
  });
}

type Stretch = { first: number; last: number; peak: number };

/** Spans around each likeliest word, until no likely word is left; in text order. */
function cutPassages(likely: number[], begins: number[]): Stretch[] {
  const stretches: Stretch[] = [];
  const taken = likely.map(() => false);
  for (;;) {
    let top = -1;
    for (let at = 0; at < likely.length; at += 1) {
      const one = likely[at] ?? 0;
      if (one >= LEAST_LIKELY && !taken[at] && one > (likely[top] ?? 0)) top = at;
    }
    if (top === -1) return stretches.toSorted((a, b) => a.first - b.first);
    const peak = likely[top] ?? 0;
    const belongs = (at: number) => taken[at] === false && (likely[at] ?? 0) >= GOES_ON * peak;
    const isBeginning = (at: number) => (begins[at] ?? 0) > 0.5 * (likely[at] ?? 0);
    let first = top;
    while (!isBeginning(first) && belongs(first - 1)) first -= 1;
    let last = top;
    while (belongs(last + 1) && !isBeginning(last + 1)) last += 1;
    for (let at = first; at <= last; at += 1) taken[at] = true;
    stretches.push({ first, last, peak });
  }
}
