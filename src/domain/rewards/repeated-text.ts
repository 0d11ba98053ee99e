/** A run of this many words seldom comes twice by chance. */
const RUN = 5;
/** The part of a text's runs that makes it the same as another. */
const SAME_FROM = 0.9;
/** What parts words, as `private.word_runs` has it. */
const SIGNS =
  /[\u0080-\u00a9\u00ab\u00ac\u00ae-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u1680\u2000-\u200a\u2010-\u2029\u202f-\u205f\u2070-\u27ff\u2900-\u2bff\u2e00-\u2e7f\u3000-\u3030\u30fb\ufe30-\ufe6f\u{1f000}-\u{1faff}]+/gu;
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
    let shared = 0;
    for (const run of runs) if (known.has(run)) shared += 1;
    return shared >= SAME_FROM * runs.size;
  });
}

/** A text of fewer words is one run. */
function runsOf(text: string): Set<string> {
  const ascii = text.normalize('NFKD').replace(SIGNS, ' ').replace(NOT_ASCII, '').toLowerCase();
  const words = ascii.match(/[a-z0-9]+/g) ?? [''];
  const last = Math.max(words.length - RUN, 0);
  return new Set(words.slice(0, last + 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
}
