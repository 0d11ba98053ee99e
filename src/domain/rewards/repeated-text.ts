/** A run of this many words seldom occurs twice by chance. */
const RUN = 5;
/** Minimum share of a text's runs that makes it equal to another. */
const SAME_FROM = 0.9;
/** Separators of words; `private.essay_words` lists the usual ones. */
const SIGNS = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;
/** Separate accents and all other non-ASCII characters. */
const NOT_ASCII = /\P{ASCII}+/gu;

/**
 * Whether at least nine in ten of the runs of five words in a text occur in an earlier one, or contain only words
 * of it: it is then no new text, whatever the order, and earns nothing. Capitals, accents, punctuation and spaces make no
 * difference; texts without words are equal. The server's version is `private.find_repeated`.
 */
export function repeatsText(text: string, earlier: readonly string[]): boolean {
  const runs = runsOf(text);
  return earlier.some((one) => {
    const known = runsOf(one);
    const words = new Set([...known.values()].flat());
    const old = [...runs].filter(([run, its]) => known.has(run) || its.every((word) => words.has(word)));
    return old.length >= SAME_FROM * runs.size;
  });
}

/** The words of each run; a text with fewer words is one run. */
function runsOf(text: string): Map<string, string[]> {
  const ascii = text.normalize('NFKD').replace(SIGNS, ' ').replace(NOT_ASCII, '').toLowerCase();
  const words = ascii.match(/[a-z0-9]+/g) ?? [''];
  const starts = words.slice(0, Math.max(words.length - RUN, 0) + 1);
  return new Map(
    starts.map((_, at) => {
      const run = words.slice(at, at + RUN);
      return [run.join(' '), run];
    }),
  );
}
