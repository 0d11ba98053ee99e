import { LABELS, openTables, PASSAGES, toLinks, type Tagger, type Weights } from './passage-tagger.ts';

/**
 * Trained weights, as written by `npm run train:reader`. Tables have one entry per line, `value<tab>weights`, by kind of feature;
 * weights are integers in units of `UNIT`.
 */
export type ReaderWeights = {
  trainedOn: { readings: number; essays: number };
  /** Classes of words with similar contexts: one class per line, words separated by spaces. */
  classes: string;
  passages: { transitions: number[]; tables: Record<string, string> };
  /** For each passage kind that is an element of a proposal: log odds per unit of each fact, the constant first. */
  elements: number[][];
  thesis: Record<string, string>;
};

export type ReaderModel = {
  /** The class of a word in lower case; `?` for a rare word. */
  classOf: (lower: string) => string;
  tagger: Tagger;
  elements: number[][];
  thesis: ReadonlyMap<string, number>;
};

/** Size of one unit of the stored integer weights. */
export const UNIT = 0.1;
/** All numbers share the class of "0", which is the only number in the table. */
const NUMBER = /^\p{Nd}/u;
const FIRST_LETTER = 'a'.charCodeAt(0);
export const ELEMENT_COUNT = PASSAGES.length - 1;

/** Decodes the weights. Throws if their shape is wrong. */
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
    // Stored as bytes, because lookups are scattered over the tables, and with four times the memory they take
    // twice the time.
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

/**
 * Parses a stored row such as "b12d-3": 12 units for the second label, −3 for the fourth. A weight is at most 127
 * units.
 */
function readRow(stored: string, row: Weights): void {
  let begin = 0;
  while (begin < stored.length) {
    let end = begin + 1;
    while (end < stored.length && stored.charCodeAt(end) < FIRST_LETTER) end += 1;
    row[stored.charCodeAt(begin) - FIRST_LETTER] = Number(stored.slice(begin + 1, end));
    begin = end;
  }
}

/** Encodes a row of weights for `openReaderModel`; null if all round to zero. */
export function storeRow(weights: ArrayLike<number>): string | null {
  let stored = '';
  for (let label = 0; label < weights.length; label += 1) {
    const rounded = Math.round((weights[label] ?? 0) / UNIT);
    if (rounded !== 0) stored += `${String.fromCharCode(FIRST_LETTER + label)}${rounded}`;
  }
  return stored === '' ? null : stored;
}
