import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';
import { areAdjacent } from './phrase-matcher.ts';

/** Pairs that Portuguese doubles on purpose, or that two constructions put side by side. */
const LEGITIMATE = new Set([
  'se',
  'que',
  'nos',
  'logo',
  'quase',
  'muito',
  'já',
  'são',
  'pouco',
  'sim',
  'não',
  'como',
]);

/** The same word twice in a row: "de de". */
export function findDoubledWords(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word, at): Issue[] => {
    const next = essay.words[at + 1];
    if (!next || next.lower !== word.lower || LEGITIMATE.has(word.lower)) return [];
    if (word.isQuoted || /^\p{N}/u.test(word.lower) || !areAdjacent(essay.text, word, next)) return [];
    const message = `A palavra “${word.text}” foi escrita duas vezes seguidas.`;
    const place = { start: word.start, end: next.end };
    return [{ ...place, code: 'palavra-duplicada', message, replacement: word.text }];
  });
}
