/** A run of this many words seldom comes twice by chance. */
const RUN = 5;
/** The part of a text's runs that makes it the same as another. */
const SAME_FROM = 0.9;
/** What parts words; `private.word_runs` has the usual ones as a list. */
const SIGNS = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;
/** An accent that stands apart, and every character nobody sees. */
const NOT_ASCII = /\P{ASCII}+/gu;

/**
 * Whether at least nine in ten of the runs of five words in a text stand in one of the earlier ones: then it is no new
 * text, and earns nothing. Capitals, accents, punctuation and spaces make no difference; texts without words say the same.
 * The server's own is `private.find_repeated`.
 */
export function repeatsText(text: string, earlier: readonly string[]): boolean {
  const runs = runsOf(text);
  return earlier.some((one) => {
    const known = runsOf(one);
    return [...runs].filter((run) => known.has(run)).length >= SAME_FROM * runs.size;
  });
}

/** A text of fewer words is one run. */
function runsOf(text: string): Set<string> {
  const ascii = text.normalize('NFKD').replace(SIGNS, ' ').replace(NOT_ASCII, '').toLowerCase();
  const words = ascii.match(/[a-z0-9]+/g) ?? [''];
  return new Set(
    words.map((_, at) => words.slice(at, at + RUN).join(' ')).slice(0, Math.max(words.length - RUN, 0) + 1),
  );
}
