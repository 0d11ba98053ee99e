import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { FINITE, NOMINAL } from '../lexicon/tags.ts';
import { shapeOf } from './word-shape.ts';

/** One word, or the sign between two, as the models see it. */
export type Item = {
  form: string;
  shape: string;
  /** The word; null for a sign. */
  word: CheckedWord | null;
};

/** A text as a row of words and signs. */
export type ContextView = {
  items: Item[];
  /** Where each word stands among the items. */
  placeOf: Int32Array;
  /** Where the last sign before each item stands, and the next one after it. */
  signBefore: Int32Array;
  signAfter: Int32Array;
  /** Verbs between each item and those signs. */
  verbsBefore: Int32Array;
  verbsAfter: Int32Array;
};

/** Stands where a sentence begins and ends. */
export const EDGE: Item = { form: '^', shape: '^', word: null };

const NOTHING: Item = { form: '', shape: '', word: null };

/** Lays out a text for the models. Linear in its length. */
export function viewContext({ words }: CheckedText, frequent: ReadonlySet<string>): ContextView {
  const items: Item[] = [];
  const placeOf = new Int32Array(words.length);
  let sentence = -1;
  for (const word of words) {
    if (word.sentence !== sentence) items.push(EDGE);
    else if (word.before !== '') items.push(signItem(word.before));
    sentence = word.sentence;
    placeOf[word.index] = items.length;
    items.push({ form: formOf(word), shape: shapeOf(word, frequent), word });
  }
  items.push(EDGE);
  return { items, placeOf, ...measureStretches(items) };
}

export function itemAt({ items }: ContextView, place: number): Item {
  return items[place] ?? NOTHING;
}

function formOf({ lower }: CheckedWord): string {
  return /^\p{Nd}/u.test(lower) ? '0' : lower;
}

/** The first sign of a gap says most: `",` closes a quotation, `, "` opens one after a comma. */
function signItem(before: string): Item {
  const form = before[0] ?? ',';
  return { form, shape: form, word: null };
}

function measureStretches(items: Item[]): Omit<ContextView, 'items' | 'placeOf'> {
  const [signBefore, signAfter] = [new Int32Array(items.length), new Int32Array(items.length)];
  const [verbsBefore, verbsAfter] = [new Int32Array(items.length), new Int32Array(items.length)];
  for (let at = 1, sign = 0, verbs = 0; at < items.length; at += 1) {
    const word = items[at - 1]?.word;
    if (!word) [sign, verbs] = [at - 1, 0];
    else if (isVerb(word)) verbs += 1;
    signBefore[at] = sign;
    verbsBefore[at] = verbs;
  }
  for (let at = items.length - 2, sign = items.length - 1, verbs = 0; at >= 0; at -= 1) {
    const word = items[at + 1]?.word;
    if (!word) [sign, verbs] = [at + 1, 0];
    else if (isVerb(word)) verbs += 1;
    signAfter[at] = sign;
    verbsAfter[at] = verbs;
  }
  return { signBefore, signAfter, verbsBefore, verbsAfter };
}

/** Surely a finite verb. */
export function isVerb({ tags, lower }: CheckedWord): boolean {
  return lower === 'é' || ((tags & FINITE) !== 0 && (tags & NOMINAL) === 0 && !NO_VERBS.has(lower));
}

/** Forms of verbs that are nearly always something else. */
const NO_VERBS = new Set('para como pelo entre sobre contra caso segundo conforme mediante desde'.split(' '));
