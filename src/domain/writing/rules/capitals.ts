import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { indexPhrases, matchPhrases } from '../../text/phrases.ts';

const LOWER_FIRST = /^\p{Ll}/u;
/** What a sentence may be introduced by without needing a capital: an item mark, an opening quote, a dash. */
const ENUMERATOR = /^[a-z]\)/;
const TRADE_NAMES = new Set(['iphone', 'ipad', 'ifood', 'ebay', 'youtube', 'tiktok', 'whatsapp']);
const CLIPPED_QUOTE = 30;

const PROPER_NAMES = indexPhrases(
  'Brasil,Europa,África,Ásia,América Latina,Estados Unidos,São Paulo,Rio de Janeiro,Enem,Facebook,Instagram,Google,Constituição Federal,Segunda Guerra Mundial,Primeira Guerra Mundial,Revolução Industrial,Idade Média,Paulo Freire,Zygmunt Bauman,Machado de Assis,Karl Marx,Monteiro Lobato'
    .split(',')
    .map((name) => [name.toLowerCase(), name] as const),
);

export const CAPITAL_RULES: readonly Rule[] = [
  {
    id: 'capitals/sentence-start',
    code: 'maiuscula',
    name: 'Maiúscula no começo da frase',
    message: 'Toda frase começa com letra maiúscula.',
    find: (text) => text.sentences.flatMap((sentence, at) => smallStart(text, sentence, at)),
  },
  {
    id: 'capitals/name',
    code: 'maiuscula',
    name: 'Maiúscula em nome próprio',
    message: 'Nome próprio se escreve com maiúscula.',
    find: findSmallNames,
  },
];

function smallStart(essay: AnalyzedText, sentence: AnalyzedSentence, at: number): RuleMatch[] {
  const first = sentence.words[0];
  if (!first || first.isQuoted || !LOWER_FIRST.test(first.text) || TRADE_NAMES.has(first.lower)) return [];
  const opening = essay.text.slice(sentence.start, Math.min(sentence.end, first.start + 2));
  const isDirectStart = sentence.start === first.start && !ENUMERATOR.test(opening);
  if (!isDirectStart || first.text.length > CLIPPED_QUOTE) return [];
  // A line that merely goes on is a pasted line break, not a new paragraph.
  const previous = essay.sentences[at - 1];
  const goesOn =
    previous && previous.paragraph !== sentence.paragraph && !endsWithStop(essay.text, previous.end);
  if (goesOn) return [];
  const replacement = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  const message = `Toda frase começa com letra maiúscula: “${replacement}”.`;
  return [{ start: first.start, end: first.end, message, replacement }];
}

function endsWithStop(text: string, end: number): boolean {
  return /[.!?…:;"”’»)]/.test(text[end - 1] ?? '');
}

function findSmallNames(essay: AnalyzedText): RuleMatch[] {
  return matchPhrases(essay, PROPER_NAMES).flatMap(({ first, start, end, entry }): RuleMatch[] => {
    const found = essay.text.slice(start, end);
    const isWritten = found === entry || found === entry.toUpperCase();
    const startsSmall = LOWER_FIRST.test(found);
    if (isWritten || !startsSmall || essay.words[first]?.isQuoted) return [];
    const message = `Nome próprio se escreve com maiúscula: “${entry}”.`;
    return [{ start, end, message, replacement: entry }];
  });
}
