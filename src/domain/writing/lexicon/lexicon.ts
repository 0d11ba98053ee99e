import type { ContextModels } from '../context/context-models.ts';
import type { Correction } from './suggest.ts';
import { KNOWN_TAGS } from './known-tags.ts';
import { NOUN_TAGS } from './noun-tags.ts';
import { PLURAL, SINGULAR, TAGS } from './tags.ts';

/** Tags by ending, for words in no list; the first matching ending is used. */
const ENDINGS: readonly [RegExp, number][] = [
  [/[^m]mente$/, TAGS.manner],
  [/(?:ando|endo|indo)$/, TAGS.gerund],
  [/(?:[aâ]mos|[eê]mos|[ií]mos)$/, TAGS.verb1p],
  [/(?:avam|iam|aram|eram|iram|assem|essem|issem|arão|erão|irão)$/, TAGS.verb3p],
  [/(?:ava|ou|eu|asse|esse|isse|ará|erá|irá|aria|eria|iria)$/, TAGS.verb3s],
  [/(?:[ií]ficar|izar|entar|ecer)$/, TAGS.infinitive],
  [/(?:çã|sã|xã|gi|ni)o$|(?:dade|tude|agem|igem|ugem|ência|ância|ença|ança|ura|eza|ia)$/, TAGS.femSing],
  [/(?:ções|sões|xões|dades|gens|ências|âncias|uras|ezas|ias)$/, TAGS.femPlur],
  [/(?:mento|ismo|tório|ário|ico|oso|ivo|[ai]do)$/, TAGS.mascSing],
  [/(?:mentos|ismos|tórios|ários|icos|osos|ivos|[ai]dos)$/, TAGS.mascPlur],
  [/(?:[ai]da|tória|ária|ica|osa|iva)$/, TAGS.femSing],
  [/(?:[ai]das|tórias|árias|icas|osas|ivas)$/, TAGS.femPlur],
  [/(?:vel|ista|ante|ente|al)$/, SINGULAR],
  [/(?:veis|istas|antes|entes|ais)$/, PLURAL],
  [/[aei]r$/, TAGS.infinitive],
];

/**
 * Guesses the tags of a form from short lists and endings. Guessed tags are less certain than the dictionary's;
 * they are 0 for forms that are not words.
 */
function guessTags(form: string): number {
  const lower = form.toLowerCase();
  return (
    KNOWN_TAGS.get(lower) ??
    NOUN_TAGS.get(lower) ??
    ENDINGS.find(([ending]) => ending.test(lower))?.[1] ??
    TAGS.other
  );
}

/** Information about words that the rules need. */
export type Lexicon = {
  /**
   * Returns the parts of speech that a form may have, as bits of `TAGS`. The form is looked up as written and in
   * lower case; the result is 0 for an unknown word.
   */
  tagsOf(form: string): number;
  /** The models trained with these tags; without models, the context rules find nothing. */
  models?: ContextModels;
};

/** A complete lexicon. A word that it does not contain is a misspelling or a name. */
export type Dictionary = Lexicon & {
  /** Whether a word is spelled correctly; accepts any capitals, pronouns joined by hyphens, and compounds. */
  isWord(word: string): boolean;
  /** Words that the writer may have meant, best first, at most five. Takes some milliseconds. */
  suggest(word: string): string[];
  /** Words at a distance of one edit, likeliest first, with the figures that determine their likelihood. */
  corrections(word: string): Correction[];
  /**
   * Frequency of a form in essays, as the exponent of a power of two. It is 0 if the form is rare, and -1 if the
   * form is more likely a misspelling of a frequent word ("tenologia").
   */
  frequencyOf(form: string): number;
};

export function isDictionary(lexicon: Lexicon): lexicon is Dictionary {
  return 'isWord' in lexicon;
}

/** The lexicon used until the dictionary is loaded. It treats every word as known. */
export const smallLexicon: Lexicon = { tagsOf: guessTags };
