import { addLogs, type Frames, type PlacedCharacter } from './frames.ts';
import type { Guide, Progress } from './guide.ts';

/** A text and where its characters stand. `score`: logarithm of its share of the picture, and what the guide makes of it. */
export type Reading = { characters: readonly PlacedCharacter[]; score: number };

/** Classes of so much smaller a share (a logarithm) than the best of a frame are left out. */
const CUT = 6;
/** So are texts, against the best one. */
const DROP = 11;

/** The beginning of a text. */
type Prefix = {
  parent: Prefix | null;
  k: number;
  progress: Progress;
  /** Logarithms of the shares of all ways that end with a blank, and with the last character. */
  blank: number;
  letter: number;
  nextBlank: number;
  nextLetter: number;
  /** The last frame in which it was reached. */
  reached: number;
  /** Where its last character most likely begins, and how likely that is. */
  step: number;
  arrival: number;
  further: Map<number, Prefix>;
};

/**
 * The likeliest texts of the frames `from` to before `to`, best first, `width` at the most: prefix beam search over CTC. Spaces are
 * single, none at the beginning; a text may end with one. `before` is how far the text has come.
 */
export function searchBeam(
  { logs, classes }: Frames,
  from: number,
  to: number,
  alphabet: readonly string[],
  guide: Guide,
  before: Progress,
  width: number,
): Reading[] {
  const root = createPrefix(null, 0, before);
  root.blank = 0;
  let beam = [root];
  const likely: number[] = [];
  for (let step = from; step < to; step += 1) {
    const row = step * classes;
    findLikely(logs.subarray(row, row + classes), likely);
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
      const isGap = prefix.parent === null || alphabet[prefix.k - 1] === ' ';
      for (const k of likely) {
        const share = logs[row + k] as number;
        if (k === 0 || (isGap && alphabet[k - 1] === ' ')) {
          reach(prefix);
          prefix.nextBlank = addLogs(prefix.nextBlank, all + share);
          continue;
        }
        if (k === prefix.k) {
          reach(prefix);
          prefix.nextLetter = addLogs(prefix.nextLetter, prefix.letter + share);
        }
        const arrival = (k === prefix.k ? prefix.blank : all) + share;
        if (arrival === -Infinity) continue;
        const longer = lengthen(prefix, k, alphabet[k - 1] as string, guide);
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
      score: addLogs(prefix.blank, prefix.letter) + guide.finish(prefix.progress),
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
    reached: -1,
    step: 0,
    arrival: -Infinity,
    further: new Map(),
  };
}

function lengthen(prefix: Prefix, k: number, character: string, guide: Guide): Prefix {
  let longer = prefix.further.get(k);
  if (!longer) {
    longer = createPrefix(prefix, k, guide.follow(prefix.progress, character));
    prefix.further.set(k, longer);
  }
  return longer;
}

function findLikely(row: Float32Array, likely: number[]): void {
  let most = -Infinity;
  for (const share of row) most = Math.max(most, share);
  likely.length = 0;
  for (const [k, share] of row.entries()) if (share > most - CUT) likely.push(k);
}

function keepBest(next: Prefix[], width: number): Prefix[] {
  let most = -Infinity;
  const rated = next.map((prefix) => {
    prefix.blank = prefix.nextBlank;
    prefix.letter = prefix.nextLetter;
    const score = addLogs(prefix.blank, prefix.letter) + prefix.progress.score;
    most = Math.max(most, score);
    return { prefix, score };
  });
  const kept = rated.filter(({ score }) => score > most - DROP);
  kept.sort((one, other) => other.score - one.score);
  return kept.slice(0, width).map(({ prefix }) => prefix);
}

function charactersOf(last: Prefix, alphabet: readonly string[]): PlacedCharacter[] {
  const characters: PlacedCharacter[] = [];
  for (let prefix = last; prefix.parent; prefix = prefix.parent)
    characters.push({ character: alphabet[prefix.k - 1] as string, step: prefix.step });
  return characters.toReversed();
}
