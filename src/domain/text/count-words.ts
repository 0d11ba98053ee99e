import { stripInvisible } from './normalize-text.ts';

const WHITESPACE_RUN = /\s+/g;

/**
 * Number of words by the send rule: single spaces separate words, after trimming and collapsing all
 * whitespace (line breaks and NBSP included). Characters nobody sees neither add nor hide words.
 * Decisions §9, spec §5. 0 for an empty text.
 */
export function countWords(text: string): number {
  const collapsed = stripInvisible(text).replace(WHITESPACE_RUN, ' ').trim();
  if (collapsed === '') return 0;
  let words = 1;
  for (let at = collapsed.indexOf(' '); at !== -1; at = collapsed.indexOf(' ', at + 1)) words += 1;
  return words;
}
