/** A run of this many words seldom comes twice by chance. */
const RUN = 5;
/** The part of a text's runs that makes it the same as another. */
const SAME_FROM = 0.9;
/** What parts words; `private.essay_words` has the usual ones as a list. */
const SIGNS = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;
/** An accent that stands apart, and every character nobody sees. */
const NOT_ASCII = /\P{ASCII}+/gu;

/**
 * Whether at least nine in ten of the runs of five words in a text are those of one of the earlier ones, or have no word that it
 * has not: then it is no new text, whatever the order, and earns nothing. Capitals, accents, punctuation and spaces make no
 * difference; texts without words say the same. The server's own is `private.find_repeated`.
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

/** The words of each run; a text of fewer words is one. */
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
