import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { FINITE, NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';

/** One word, or the punctuation between two words, in the form in which it is passed to the models. */
export type Item = {
  form: string;
  shape: string;
  /** The word; null for punctuation. */
  word: CheckedWord | null;
};

/** A text as a sequence of words and punctuation items. */
export type ContextView = {
  items: Item[];
  /** Index of each word among the items. */
  placeOf: Int32Array;
  /** Index of the last punctuation item before each item, and of the first punctuation item after it. */
  signBefore: Int32Array;
  signAfter: Int32Array;
  /** Number of verbs between each item and these punctuation items. */
  verbsBefore: Int32Array;
  verbsAfter: Int32Array;
};

/** Represents the beginning and the end of a sentence. */
export const EDGE: Item = { form: '^', shape: '^', word: null };

const NOTHING: Item = { form: '', shape: '', word: null };

/** Converts a text to the input of the models. Takes time linear in its length. */
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

/**
 * The form of a word for the models. "Isto" is replaced by "isso", which is used in the same contexts and is far
 * more frequent.
 */
function formOf({ lower }: CheckedWord): string {
  if (/^\p{Nd}/u.test(lower)) return '0';
  return lower.replace(/^([dn]?is)to$/, '$1so');
}

/**
 * Only the first punctuation mark between two words is used: in `",` it closes a quotation, in `, "` it is a comma
 * before a quotation.
 */
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

/** Whether a word is certainly a finite verb. */
export function isVerb({ tags, lower }: CheckedWord): boolean {
  return lower === 'é' || ((tags & FINITE) !== 0 && (tags & NOMINAL) === 0 && !NO_VERBS.has(lower));
}

/** Whether an item is a word with one of these tags; false for punctuation. */
export function hasTag({ word }: Item, tags: number): boolean {
  return word !== null && (word.tags & tags) !== 0;
}

/** Verb forms that are nearly always another part of speech. */
const NO_VERBS = new Set('para como pelo entre sobre contra caso segundo conforme mediante desde'.split(' '));

/**
 * The abstract form of a word for the models. Frequent words are unchanged; other words are represented only by
 * their tags ("fs" is a feminine singular, "ms|3s" a noun or a verb), so that the models can apply what they
 * learned from one word to similar words.
 */
function shapeOf({ text, lower, tags, before, index }: CheckedWord, frequent: ReadonlySet<string>): string {
  if (frequent.has(lower)) return lower;
  if (/^\p{Nd}/u.test(lower)) return '0';
  const isName = /^\p{Lu}/u.test(text) && index > 0 && !/[.!?…¶:"“]/.test(before);
  if (isName) return 'Name';
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0 && CLITICS.has(lower.slice(hyphen + 1))) return 'verb-se';
  return shapeOfTags(tags);
}

const CLITICS = new Set('me te se nos o a os as lo la los las no na lhe lhes á ão'.split(' '));

const shapes = new Map<number, string>();

function shapeOfTags(tags: number): string {
  let shape = shapes.get(tags);
  if (shape === undefined) {
    shape = describeTags(tags);
    shapes.set(tags, shape);
  }
  return shape;
}

function describeTags(tags: number): string {
  const parts = [
    nominalShape(tags),
    tags & TAGS.adjective ? 'adj' : '',
    tags & TAGS.infinitive ? 'inf' : '',
    tags & TAGS.gerund ? 'ger' : '',
    tags & TAGS.participle ? 'part' : '',
    tags & TAGS.verb1s ? '1s' : '',
    tags & TAGS.verb3s ? '3s' : '',
    tags & TAGS.verb3p ? '3p' : '',
    tags & TAGS.verb1p ? '1p' : '',
    tags & TAGS.manner ? 'mente' : '',
  ];
  return parts.filter(Boolean).join('|') || (tags & VERBAL ? 'verb' : 'other');
}

function nominalShape(tags: number): string {
  const bits = tags & NOMINAL;
  if (bits === 0) return '';
  const masculine = bits & (TAGS.mascSing | TAGS.mascPlur);
  const feminine = bits & (TAGS.femSing | TAGS.femPlur);
  const singular = bits & (TAGS.mascSing | TAGS.femSing);
  const plural = bits & (TAGS.mascPlur | TAGS.femPlur);
  return `${masculine ? 'm' : ''}${feminine ? 'f' : ''}${singular ? 's' : ''}${plural ? 'p' : ''}`;
}
