/**
 * R-RULES-2: a word is flagged if it has more letters than the first limit and occurs more often than the second
 * limit.
 */
export const REPEATED_WORD_LONGER_THAN_LETTERS = 3;
export const REPEATED_WORD_MORE_THAN_TIMES = 3;

/**
 * Our own limits (decision 0020). A sentence is long if it has more words than the first limit, or more words than
 * the second limit and this many nested clauses.
 */
export const LONG_SENTENCE_OVER_WORDS = 45;
export const NESTED_SENTENCE_OVER_WORDS = 35;
export const NESTED_CLAUSES = 3;

/** R-RULES-3: paragraphs with at most this many characters are not counted. */
export const PARAGRAPH_COUNTS_ABOVE_CHARACTERS = 50;
