import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';

const READER = new Set(['voce', 'voces', 'vc', 'vcs']);

/** Where the essay talks to its reader ("você"), outside of quotations: a trait of letters and speeches. */
export function findReaderAddress(essay: AnalyzedText): Span[] {
  return essay.words.filter(({ key, isQuoted }) => READER.has(key) && !isQuoted);
}
