import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { areAdjacent } from '../../text/phrases.ts';

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

export const DOUBLED_WORD_RULES: readonly Rule[] = [
  {
    id: 'doubled/word',
    code: 'palavra-duplicada',
    name: 'Palavra escrita duas vezes',
    message: 'A mesma palavra foi escrita duas vezes seguidas: corte uma.',
    find: findDoubledWords,
  },
];

/** The same word twice in a row: "de de". */
function findDoubledWords(essay: AnalyzedText): RuleMatch[] {
  return essay.words.flatMap((word, at): RuleMatch[] => {
    const next = essay.words[at + 1];
    if (!next || next.lower !== word.lower || LEGITIMATE.has(word.lower)) return [];
    if (word.isQuoted || /^\p{N}/u.test(word.lower) || !areAdjacent(essay.text, word, next)) return [];
    const message = `A palavra “${word.text}” foi escrita duas vezes seguidas.`;
    const place = { start: word.start, end: next.end };
    return [{ ...place, message, replacement: word.text }];
  });
}
