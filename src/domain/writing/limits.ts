/** R-RULES-2: a word longer than this many letters, repeated more than this many times, is flagged. */
export const REPEATED_WORD_LONGER_THAN_LETTERS = 3;
export const REPEATED_WORD_MORE_THAN_TIMES = 3;

/**
 * Our own limits (decision 0020): a sentence is long if it has more than the first number of words, or more than
 * the second number of words and this many nested clauses.
 */
export const LONG_SENTENCE_OVER_WORDS = 45;
export const NESTED_SENTENCE_OVER_WORDS = 35;
export const NESTED_CLAUSES = 3;

/** R-RULES-3: only paragraphs with more characters than this are counted. */
export const PARAGRAPH_COUNTS_ABOVE_CHARACTERS = 50;
