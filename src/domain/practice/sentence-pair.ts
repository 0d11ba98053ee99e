/** A sentence with one fault, and the same sentence mended. */
export type SentencePair = { wrong: string; right: string };

/** Where the two sentences of a pair differ: `before`, one of the two passages, `after`. */
export type Difference = { before: string; wrong: string; right: string; after: string };

/**
 * The passage in which a pair differs, in whole words with their signs. Where one sentence lacks a word, the passage has
 * the one beside it too, so that neither is empty. A pair that does not differ gives two empty passages.
 */
export function differenceOf({ wrong, right }: SentencePair): Difference {
  const [old, now] = [wrong, right].map((sentence) => sentence.split(/(?<=\s)(?=\S)/)) as [
    string[],
    string[],
  ];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (start + end === most && old.length !== now.length) {
    if (start > 0) start -= 1;
    else end -= 1;
  }
  const passage = (words: readonly string[]) => words.slice(start, words.length - end).join('');
  const blank = /\s*$/.exec(passage(old))?.[0] ?? '';
  return {
    before: old.slice(0, start).join(''),
    wrong: passage(old).trimEnd(),
    right: passage(now).trimEnd(),
    after: blank + old.slice(old.length - end).join(''),
  };
}

const COMMA = /,(?=\s)/g;

/** A sentence as words between which commas may stand: `commas` holds the index of each word with a comma after it. */
export type CommaSentence = { words: string[]; commas: number[] };

/** The commas of a sentence; those inside a number belong to a word. */
export function commasOf(sentence: string): CommaSentence {
  const words = sentence.trim().split(/\s+/);
  const commas = words.flatMap((word, at) => (word.endsWith(',') ? [at] : []));
  return { words: words.map((word) => word.replace(/,$/, '')), commas };
}

/** The sentence with commas after the words at these indices. */
export function withCommas(words: readonly string[], commas: ReadonlySet<number>): string {
  return words.map((word, at) => (commas.has(at) ? `${word},` : word)).join(' ');
}

/** Whether the sentences of a pair differ in nothing but commas. */
export function differsByCommas({ wrong, right }: SentencePair): boolean {
  return wrong.replace(COMMA, '') === right.replace(COMMA, '') && wrong !== right;
}
