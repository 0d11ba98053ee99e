import type { CheckedWord } from '../checked-text.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { ContextView } from './context-view.ts';
import { wordFeatures } from './word-features.ts';
import type { Features } from './context-models.ts';

/** A word that is a verb if it has no accent, and a noun or adjective if it has one: "pratica", "prática". */
export type VerbOrNoun = {
  /** The form without accent. */
  verb: string;
  /** The form with accent. */
  noun: string;
  isNoun: boolean;
};

const FORMS = TAGS.verb1s | TAGS.verb3s | TAGS.verb2;
const OTHERS = NOMINAL | TAGS.infinitive | TAGS.verb3p | TAGS.verb1p;

const ACCENTED: Record<string, string> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' };
const BARE: Record<string, string> = { á: 'a', â: 'a', é: 'e', ê: 'e', í: 'i', ó: 'o', ô: 'o', ú: 'u' };

/**
 * Words that are excluded because another rule decides between their two spellings, or because both spellings are
 * nouns.
 */
const LEFT_OUT = new Set('esta estas para secretaria secretarias continua continuas continuo'.split(' '));
const SHORTEST = 4;
const WITH_ACCENT = /[áâéêíóôú]/;
const ACCENTS = /[áâéêíóôú]/g;

/** The pair of spellings to which a word belongs, or null. */
export function verbOrNoun({ lower, tags }: CheckedWord, lexicon: Lexicon): VerbOrNoun | null {
  if (lower.length < SHORTEST || lower.includes('-')) return null;
  const isAccented = WITH_ACCENT.test(lower);
  if (!isAccented && !isOnlyVerb(tags)) return null;
  const verb = isAccented ? lower.replace(ACCENTS, (letter) => BARE[letter] ?? letter) : lower;
  if (LEFT_OUT.has(verb)) return null;
  if (isAccented) {
    const isPair = (tags & NOMINAL) !== 0 && isOnlyVerb(lexicon.tagsOf(verb));
    return isPair ? { verb, noun: lower, isNoun: true } : null;
  }
  const noun = withAccent(lower, lexicon);
  return noun === null ? null : { verb, noun, isNoun: false };
}

function isOnlyVerb(tags: number): boolean {
  return (tags & FORMS) !== 0 && (tags & OTHERS) === 0;
}

function withAccent(word: string, lexicon: Lexicon): string | null {
  for (let at = 0; at < word.length; at += 1) {
    for (const accented of ACCENTED[word[at] ?? ''] ?? '') {
      const form = word.slice(0, at) + accented + word.slice(at + 1);
      if ((lexicon.tagsOf(form) & NOMINAL) !== 0) return form;
    }
  }
  return null;
}

/** The `wordFeatures` that are shared by all pairs. */
const SHARED = new Set('l1 l2 r1 r2 l2l1 r1r2 l1r1 vl1 vr1 vl1r1 l2l1r1 l3l2l1 -R1 -L1'.split(' '));

/**
 * Features of a word that may be a verb or a noun: the neighboring words, combined with the person of the verb, and
 * the word itself.
 */
export function verbOrNounFeatures(view: ContextView, at: number, verb: string, verbTags: number): Features {
  const person = verbTags & TAGS.verb2 ? '2' : verbTags & TAGS.verb1s ? '1' : '3';
  const around = wordFeatures(view, at);
  const kinds = ['word'];
  const values = [verb];
  for (const [place, kind] of around.kinds.entries()) {
    if (!SHARED.has(kind)) continue;
    const value = around.values[place] ?? '';
    kinds.push(kind);
    values.push(`${value}.${person}`);
    if (kind === 'l1' || kind === 'r1') {
      kinds.push(`word${kind}`);
      values.push(`${verb} ${value}`);
    }
  }
  return { kinds, values };
}
