/**
 * The parts of speech that a word form may have, one bit each; ambiguous forms have several bits ("canto": noun and
 * verb). A nominal form (noun, adjective, participle) has one bit for each combination of gender and number that it
 * may have.
 */
export const TAGS = {
  mascSing: 1,
  femSing: 2,
  mascPlur: 4,
  femPlur: 8,
  infinitive: 16,
  gerund: 32,
  participle: 64,
  /** First person singular of a verb: "faço", "fiz". */
  verb1s: 128,
  /** Third person singular of a verb, and the first person if both have the same form: "faz", "fazia". */
  verb3s: 256,
  verb3p: 512,
  verb1p: 1024,
  /** Second-person forms ("tu" and "vós"), which are rare in Brazilian writing. */
  verb2: 2048,
  /** An adverb in -mente. */
  manner: 4096,
  /** The form is in the dictionary, without information on its part of speech. */
  other: 8192,
  /** Adjective, according to the dictionary ("grave", "social"); some adjectives do not have this bit. */
  adjective: 16384,
} as const;

export const NOMINAL = TAGS.mascSing | TAGS.femSing | TAGS.mascPlur | TAGS.femPlur;
export const MASCULINE = TAGS.mascSing | TAGS.mascPlur;
export const FEMININE = TAGS.femSing | TAGS.femPlur;
export const SINGULAR = TAGS.mascSing | TAGS.femSing;
export const PLURAL = TAGS.mascPlur | TAGS.femPlur;
/** Finite verb forms. */
export const FINITE = TAGS.verb1s | TAGS.verb3s | TAGS.verb3p | TAGS.verb1p | TAGS.verb2;
export const VERBAL = FINITE | TAGS.infinitive | TAGS.gerund;

/** Returns the tags of a form as written; 0 if the form is not in the dictionary. */
export type TagsOf = (form: string) => number;
