import { LABELS, openTables, PASSAGES, toLinks, type Tagger, type Weights } from './passage-tagger.ts';

/**
 * What training found out, as `npm run train:reader` writes it. Tables hold one entry a line, `value<tab>weights`, by
 * kind of feature; weights are whole numbers in units of `UNIT`.
 */
export type ReaderWeights = {
  trainedOn: { readings: number; essays: number };
  /** Words that stand among the same words: one class a line, words apart by blanks. */
  classes: string;
  passages: { transitions: number[]; tables: Record<string, string> };
  /** Per passage of `PASSAGES` that is an element of a proposal: log odds per unit of each fact, the constant first. */
  elements: number[][];
  thesis: Record<string, string>;
};

export type ReaderModel = {
  /** The class of a word in lower case; `?` for a rare one. */
  classOf: (lower: string) => string;
  tagger: Tagger;
  elements: number[][];
  thesis: ReadonlyMap<string, number>;
};

/** Weights are stored as whole numbers of this size. */
export const UNIT = 0.1;
/** Numbers are one class, that of "0"; the table holds no other. */
const NUMBER = /^\p{Nd}/u;
const FIRST_LETTER = 'a'.charCodeAt(0);
export const ELEMENT_COUNT = PASSAGES.length - 1;

/** Makes the weights ready for use. Throws for weights of another shape. */
export function openReaderModel({ classes, passages, elements, thesis }: ReaderWeights): ReaderModel {
  if (passages.transitions.length !== LABELS * LABELS || elements.length !== ELEMENT_COUNT)
    throw new Error('The weights of the reader were trained for other labels.');
  const classByWord = new Map<string, string>();
  for (const [at, words] of classes.split('\n').entries())
    for (const word of words.split(' ')) classByWord.set(word, String(at));
  const transitions = passages.transitions.map((weight) => weight * UNIT);
  const ranking = new Map<string, number>();
  for (const [kind, table] of Object.entries(thesis))
    for (const [value, stored] of entriesOf(table)) ranking.set(`${kind}=${value}`, Number(stored) * UNIT);
  return {
    classOf: (lower) =>
      classByWord.get(lower) ?? (NUMBER.test(lower) ? classByWord.get('0') : undefined) ?? '?',
    tagger: openTagger(passages.tables, transitions),
    elements,
    thesis: ranking,
  };
}

function openTagger(stored: Record<string, string>, transitions: number[]): Tagger {
  const tables = openTables(
    Object.entries(stored).map(([kind, table]) => [kind, entriesOf(table)] as const),
    // In bytes: they are looked up all over the tables, and four times the room is twice the time.
    { make: (length) => new Int8Array(length), read: readRow },
  );
  return { tables, unit: UNIT, links: toLinks(transitions) };
}

function* entriesOf(table: string): Generator<[value: string, stored: string]> {
  for (const line of table.split('\n')) {
    const tab = line.lastIndexOf('\t');
    yield [line.slice(0, tab), line.slice(tab + 1)];
  }
}

/** "b12d-3": 12 units for the second label, −3 for the fourth; at most 127. */
function readRow(stored: string, row: Weights): void {
  let begin = 0;
  while (begin < stored.length) {
    let end = begin + 1;
    while (end < stored.length && stored.charCodeAt(end) < FIRST_LETTER) end += 1;
    row[stored.charCodeAt(begin) - FIRST_LETTER] = Number(stored.slice(begin + 1, end));
    begin = end;
  }
}

/** The inverse of what `openReaderModel` reads; null where nothing is left of the weights. */
export function storeRow(weights: ArrayLike<number>): string | null {
  let stored = '';
  for (let label = 0; label < weights.length; label += 1) {
    const rounded = Math.round((weights[label] ?? 0) / UNIT);
    if (rounded !== 0) stored += `${String.fromCharCode(FIRST_LETTER + label)}${rounded}`;
  }
  return stored === '' ? null : stored;
}
