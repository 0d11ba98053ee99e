/** Spec §9: a word longer than this many letters, repeated more than this many times, is flagged. */
export const REPEATED_WORD_LONGER_THAN_LETTERS = 3;
export const REPEATED_WORD_MORE_THAN_TIMES = 3;

/** Ours: words of the theme are bound to return; they are flagged only from twice the specified limit. */
export const REPEATED_THEME_WORD_MORE_THAN_TIMES = 2 * REPEATED_WORD_MORE_THAN_TIMES;

/** Spec §9: a sentence over this many words is long; more than this many long sentences are flagged. */
export const LONG_SENTENCE_OVER_WORDS = 25;
export const LONG_SENTENCES_FLAGGED_ABOVE = 2;

/** Spec §9: paragraphs longer than this count as such. */
export const PARAGRAPH_COUNTS_ABOVE_CHARACTERS = 50;
