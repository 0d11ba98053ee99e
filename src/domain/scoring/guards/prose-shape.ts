import { findConnectives } from '../../text/connectives.ts';
import type { AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';

/** Articles and prepositions that must be followed by a noun phrase. */
const ANNOUNCING = new Set(
  'o a os as um uma de do da dos das no na nos nas ao aos pelo pela pelos pelas em com por seu sua'.split(
    ' ',
  ),
);
/** Words that cannot follow the words in `ANNOUNCING` within a sentence. */
const NEVER_AFTER = new Set(
  'de do da dos das no na nos nas num numa ao aos pelo pela pelos pelas com sem sob sobre para por em e ou nem mas porem'.split(
    ' ',
  ),
);
const MIN_ANNOUNCING = 12;

/** Similarity of a text's structure to Portuguese prose; every figure is a share from 0 to 1. */
export type ProseShape = {
  /**
   * Share of articles and prepositions that are not followed by a noun phrase: at most 0.13 in prose, 0.2 or more
   * in shuffled words.
   */
  danglingShare: number;
  /** Share of function words among all words: 0.35–0.68 in prose. */
  grammarShare: number;
  /** Share of words that belong to connectives: at most 0.19 in prose. */
  connectiveShare: number;
};

/**
 * Measures the structure of the sentences. For an empty text, all shares are 0; for a short text, `danglingShare`
 * is 0.
 */
export function measureProseShape(essay: AnalyzedText): ProseShape {
  const { words } = essay;
  if (words.length === 0) return { danglingShare: 0, grammarShare: 0, connectiveShare: 0 };
  let announcing = 0;
  let dangling = 0;
  let grammar = 0;
  for (const [at, word] of words.entries()) {
    if (isFunctionWord(word.key)) grammar += 1;
    if (!ANNOUNCING.has(word.key)) continue;
    announcing += 1;
    const next = words[at + 1];
    // A line break does not end a noun phrase, so only punctuation marks at the end of a sentence are checked.
    if (!next || endsAt(essay, word.end) || NEVER_AFTER.has(next.key)) dangling += 1;
  }
  const inConnectives = findConnectives(essay).reduce((sum, { name }) => sum + name.split(' ').length, 0);
  return {
    danglingShare: announcing < MIN_ANNOUNCING ? 0 : dangling / announcing,
    grammarShare: grammar / words.length,
    connectiveShare: inConnectives / words.length,
  };
}

function endsAt({ text }: AnalyzedText, at: number): boolean {
  return /[.!?]/.test(text[at] ?? '.');
}
