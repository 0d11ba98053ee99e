import type { AnalyzedText } from '../text/analyze-text.ts';
import type { Span } from '../text/span.ts';
import { passageFeatures } from './passage-features.ts';
import { labelProbabilities, LABELS, PASSAGES } from './passage-tagger.ts';
import type { ReaderModel } from './reader-weights.ts';
import type { RepertoireMark } from './rules/repertoire.ts';

/** A stretch of a sentence that may be a passage of a kind, and how likely its likeliest word is one, 0–1. */
export type LikelyPassage = Span & { likely: number };

/** Of one sentence: by kind, in the order of `PASSAGES`, what may be one, in order. */
export type SentencePassages = LikelyPassage[][];

/** Nothing less likely is of use to anyone. */
const LEAST_LIKELY = 0.02;
/** A passage goes on over words that are this much as likely as its likeliest. */
const GOES_ON = 0.35;

/** What may be an element of a proposal or a mark of knowledge, sentence by sentence. */
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

/** The stretches around each likeliest word, likeliest first, until nothing likely is left. */
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
