import { toComparisonKey } from '../text/normalize-text.ts';

/** A run of this many words seldom comes twice by chance. */
const RUN = 5;
/** The part of a text's runs that makes it the same as another. */
const SAME_FROM = 0.9;

/**
 * Whether at least nine in ten of the runs of five words in a text stand in one of the earlier ones: then it is no new
 * text, and earns nothing. Capitals, accents, punctuation and spaces make no difference; a text without words is always
 * new. The server's own is `private.find_repeated`.
 */
export function repeatsText(text: string, earlier: readonly string[]): boolean {
  const runs = runsOf(text);
  if (runs.size === 0) return false;
  return earlier.some((one) => {
    const known = runsOf(one);
    let shared = 0;
    for (const run of runs) if (known.has(run)) shared += 1;
    return shared >= SAME_FROM * runs.size;
  });
}

function runsOf(text: string): Set<string> {
  const words = toComparisonKey(text).match(/[a-z0-9]+/g) ?? [];
  const last = Math.max(words.length - RUN, 0);
  return new Set(words.slice(0, last + 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}
