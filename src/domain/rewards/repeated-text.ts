/** Number of words in a run. A run of this length seldom occurs in two texts by chance. */
const RUN = 5;
/** If at least this share of a text's runs match another text, both texts are regarded as equal. */
const SAME_FROM = 0.9;
/** Separators of words; `private.essay_words` lists the usual separators. */
const SIGNS = /[\p{P}\p{S}\p{Z}\p{Cc}]+/gu;
/** Decomposed accents and all other non-ASCII characters. */
const NOT_ASCII = /\P{ASCII}+/gu;

/**
 * Whether at least nine in ten of the runs of five words in a text also occur in an earlier text, or contain only
 * words of that text. The text is then not new, whatever the order of its parts, and earns nothing. Differences in
 * capitals, accents, punctuation and spaces are ignored; texts without words are equal. The server's version is
 * `private.find_repeated`.
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

/** The words of each run. A text that is shorter than a run is a single run. */
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
