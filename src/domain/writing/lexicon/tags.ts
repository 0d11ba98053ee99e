/**
 * The parts of speech a word form may have, one bit each; ambiguous forms have several bits ("canto": noun and verb). A nominal
 * (noun, adjective, participle) has a bit for each gender and number it may have.
 */
export const TAGS = {
  mascSing: 1,
  femSing: 2,
  mascPlur: 4,
  femPlur: 8,
  infinitive: 16,
  gerund: 32,
  participle: 64,
  /** First person singular: "faço", "fiz". */
  verb1s: 128,
  /** Third person singular, and the first person if its form is the same: "faz", "fazia". */
  verb3s: 256,
  verb3p: 512,
  verb1p: 1024,
  /** Forms of "tu" and "vós", seldom written in Brazil. */
  verb2: 2048,
  /** An adverb in -mente. */
  manner: 4096,
  /** In the dictionary, with no further information. */
  other: 8192,
  /** Describes a noun ("grave", "social"), according to the dictionary; some adjectives lack the bit. */
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

/** The tags of a form as written, 0 if it is not in the dictionary. */
export type TagsOf = (form: string) => number;
