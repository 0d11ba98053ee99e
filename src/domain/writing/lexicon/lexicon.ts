import type { ContextModels } from '../context/context-models.ts';
import { guessTags } from './guess-tags.ts';
import type { Correction } from './suggest.ts';

/** What the rules ask about words. */
export type Lexicon = {
  /** What a form can be, as bits of `TAGS`; looked up as given and in lower case, 0 for a word it does not know. */
  tagsOf(form: string): number;
  /** What was learned with these tags; without it the rules that ask the words around are silent. */
  models?: ContextModels;
};

/** A lexicon that knows every word, so that one it does not know is misspelled or a name. */
export type Dictionary = Lexicon & {
  /** Whether a word is spelled right, with any capitals, pronouns joined by hyphens, compounds. */
  isWord(word: string): boolean;
  /** Words that may have been meant, best first, at most five. Takes some milliseconds. */
  suggest(word: string): string[];
  /** Words one edit away, likeliest first, with what tells how sure each is. */
  corrections(word: string): Correction[];
  /** How frequent a form is in essays: the power of two of how often it stood there, 0 where it is rare. */
  frequencyOf(form: string): number;
};

export function isDictionary(lexicon: Lexicon): lexicon is Dictionary {
  return 'isWord' in lexicon;
}

/** Serves until the dictionary has come: it takes every word for one it knows. */
export const smallLexicon: Lexicon = { tagsOf: guessTags };
