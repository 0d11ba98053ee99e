import { addLogs, type Frames, type PlacedCharacter } from './frames.ts';
import type { Prior, Progress } from './prior.ts';

/**
 * A candidate text with the frames of its characters. `score` is its log probability by the image, plus the score
 * of the prior.
 */
export type Hypothesis = { characters: readonly PlacedCharacter[]; score: number };

/** Texts whose score (a logarithm) is lower than the best score by more than this value are dropped. */
const DROP = 8;

/** A prefix of a text in the beam search. */
type Prefix = {
  parent: Prefix | null;
  k: number;
  progress: Progress;
  /**
   * Log probability of all paths that end with a blank (`blank`), and of all paths that end with the last character
   * (`letter`).
   */
  blank: number;
  letter: number;
  nextBlank: number;
  nextLetter: number;
  /** Log score of the prefix. */
  rank: number;
  /** The last frame in which the search reached this prefix. */
  reached: number;
  /** The frame in which the last character most likely begins, and the log probability that it begins there. */
  step: number;
  arrival: number;
  further: Prefix[];
};

/**
 * The most likely texts of the frames `from` (inclusive) to `to` (exclusive), best first, at most `width`, found by
 * a prefix beam search over CTC. Texts contain only single spaces and do not begin with a space, but may end with
 * one. `before` is the state of the text before `from`.
 */
export function searchBeam(
  { logs, classes, likely }: Frames,
  from: number,
  to: number,
  alphabet: readonly string[],
  prior: Prior,
  before: Progress,
  width: number,
): Hypothesis[] {
  const root = createPrefix(null, 0, before);
  root.blank = 0;
  let beam = [root];
  const gap = alphabet.indexOf(' ') + 1;
  for (let step = from; step < to; step += 1) {
    const row = step * classes;
    const most = beam[0]?.rank ?? 0;
    const next: Prefix[] = [];
    const reach = (prefix: Prefix) => {
      if (prefix.reached === step) return;
      prefix.reached = step;
      prefix.nextBlank = -Infinity;
      prefix.nextLetter = -Infinity;
      next.push(prefix);
    };
    for (const prefix of beam) {
      const all = addLogs(prefix.blank, prefix.letter);
      const isGap = prefix.parent === null || prefix.k === gap;
      const least = most - DROP - prefix.progress.score;
      for (const k of likely[step] as readonly number[]) {
        const share = logs[row + k] as number;
        if (k === 0 || (isGap && k === gap)) {
          reach(prefix);
          prefix.nextBlank = addLogs(prefix.nextBlank, all + share);
          continue;
        }
        if (k === prefix.k) {
          reach(prefix);
          prefix.nextLetter = addLogs(prefix.nextLetter, prefix.letter + share);
        }
        const arrival = (k === prefix.k ? prefix.blank : all) + share;
        // Skips extensions that are too unlikely even without the prior, because they seldom survive.
        if (arrival < least) continue;
        const longer = lengthen(prefix, k, alphabet[k - 1] as string, prior);
        reach(longer);
        longer.nextLetter = addLogs(longer.nextLetter, arrival);
        if (arrival > longer.arrival) {
          longer.arrival = arrival;
          longer.step = step;
        }
      }
    }
    beam = keepBest(next, width);
  }
  return beam
    .map((prefix) => ({
      characters: charactersOf(prefix, alphabet),
      score: addLogs(prefix.blank, prefix.letter) + prior.finish(prefix.progress),
    }))
    .sort((one, other) => other.score - one.score);
}

function createPrefix(parent: Prefix | null, k: number, progress: Progress): Prefix {
  return {
    parent,
    k,
    progress,
    blank: -Infinity,
    letter: -Infinity,
    nextBlank: -Infinity,
    nextLetter: -Infinity,
    rank: progress.score,
    reached: -1,
    step: 0,
    arrival: -Infinity,
    further: [],
  };
}

function lengthen(prefix: Prefix, k: number, character: string, prior: Prior): Prefix {
  const known = prefix.further.find((longer) => longer.k === k);
  if (known) return known;
  const longer = createPrefix(prefix, k, prior.follow(prefix.progress, character));
  prefix.further.push(longer);
  return longer;
}

function keepBest(next: Prefix[], width: number): Prefix[] {
  let most = -Infinity;
  for (const prefix of next) {
    prefix.blank = prefix.nextBlank;
    prefix.letter = prefix.nextLetter;
    prefix.rank = addLogs(prefix.blank, prefix.letter) + prefix.progress.score;
    most = Math.max(most, prefix.rank);
  }
  const kept = next.filter(({ rank }) => rank > most - DROP);
  return kept.length > 1 ? kept.sort((one, other) => other.rank - one.rank).slice(0, width) : kept;
}

function charactersOf(last: Prefix, alphabet: readonly string[]): PlacedCharacter[] {
  const characters: PlacedCharacter[] = [];
  for (let prefix = last; prefix.parent; prefix = prefix.parent)
    characters.push({ character: alphabet[prefix.k - 1] as string, step: prefix.step });
  return characters.toReversed();
}
