import { createRunNumbering, type RunNumbering } from '../text/word-runs.ts';

/** A run of this many words seldom comes twice by chance. */
const RUN = 5;
/** The part of a text's runs that makes it the same as another. */
const SAME_FROM = 0.9;
/** What an accent becomes once it stands apart, and every character nobody sees. */
const NOT_ASCII = /\P{ASCII}+/gu;

/**
 * Whether at least nine in ten of the runs of five words in a text stand in one of the earlier ones: then it is no new
 * text, and earns nothing. Capitals, accents, punctuation and spaces make no difference; texts without words say the same.
 * The server's own is `private.find_repeated`.
 */
export function repeatsText(text: string, earlier: readonly string[]): boolean {
  const numbering = createRunNumbering();
  const runs = runsOf(text, numbering);
  return earlier.some((one) => {
    const known = runsOf(one, numbering);
    let shared = 0;
    for (const run of runs) if (known.has(run)) shared += 1;
    return shared >= SAME_FROM * runs.size;
  });
}

/** A text of fewer words is one run. */
function runsOf(text: string, numbering: RunNumbering): Set<number> {
  const ascii = text.normalize('NFKD').replace(NOT_ASCII, '').toLowerCase();
  const words = ascii.match(/[a-z0-9]+/g) ?? [''];
  return new Set(numbering(words, Math.min(RUN, words.length)));
}
