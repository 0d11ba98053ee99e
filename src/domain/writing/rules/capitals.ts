import type { AnalyzedSentence, PlacedWord } from '../../text/analyze-text.ts';
import { oncePerText } from '../../text/memo.ts';
import { KNOWN_SLIPS } from '../spelling/known-slips.ts';
import type { CheckedText } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { withCapital } from '../replacement.ts';
import { hasLostQuotes } from './punctuation.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const LOWER_FIRST = /^\p{Ll}/u;
/** What a sentence may be introduced by without needing a capital: an item mark, an opening quote, a dash. */
const ENUMERATOR = /^[a-z]\)/;
const TRADE_NAMES = new Set(['iphone', 'ipad', 'ifood', 'ebay', 'youtube', 'tiktok', 'whatsapp']);
const CLIPPED_QUOTE = 30;
/** Power of two of how often a word stands in essays; rarer ones may be the rest of another. */
const KNOWN = 2;

export const CAPITAL_RULES: readonly Rule[] = [
  {
    id: 'capitals/sentence-start',
    code: 'maiuscula',
    name: 'Frase que começa com minúscula',
    message: 'Toda frase começa com letra maiúscula.',
    find: (text) =>
      // "ormente" and "om" lost more than their capital.
      smallStarts(text).filter(
        ({ word }) =>
          !isDictionary(text.lexicon) ||
          text.lexicon.frequencyOf(word.lower) >= KNOWN ||
          KNOWN_SLIPS.has(word.lower),
      ),
  },
];

type SmallStart = RuleMatch & { word: PlacedWord };

/** The words that begin a sentence and should have a capital, whether they are words or slips. */
export const smallStarts = oncePerText((text: CheckedText) =>
  text.sentences.flatMap((sentence, at) => smallStart(text, sentence, at)),
);

function smallStart(essay: CheckedText, sentence: AnalyzedSentence, at: number): SmallStart[] {
  const first = sentence.words[0];
  if (!first || first.isQuoted || !LOWER_FIRST.test(first.text) || TRADE_NAMES.has(first.lower)) return [];
  const opening = essay.text.slice(sentence.start, Math.min(sentence.end, first.start + 2));
  const isDirectStart = sentence.start === first.start && !ENUMERATOR.test(opening);
  if (!isDirectStart || first.text.length > CLIPPED_QUOTE) return [];
  // A line that merely goes on is a pasted line break, not a new paragraph.
  const previous = essay.sentences[at - 1];
  const goesOn =
    previous && previous.paragraph !== sentence.paragraph && !endsWithStop(essay.text, previous.end);
  if (goesOn || (previous && endsWithLostQuote(essay.text.slice(previous.start, previous.end)))) return [];
  // "Logo? a saúde", "a dor,? apenas": the sign before is what is wrong.
  if (
    previous &&
    /[,;]\s*[?!.]+$|^\S+\?$/.test(essay.text.slice(previous.start, previous.end).slice(-CLIPPED_QUOTE))
  )
    return [];
  const replacement = withCapital(first.text);
  const goesOnHere = previous?.paragraph === sentence.paragraph;
  const message = `Toda frase começa com letra maiúscula: “${replacement}”.${goesOnHere ? ' Se ela continua a anterior, é o ponto que sobra.' : ''}`;
  return [{ start: first.start, end: first.end, message, replacement, word: first }];
}

function endsWithLostQuote(sentence: string): boolean {
  return sentence.endsWith('?') && hasLostQuotes(sentence);
}

function endsWithStop(text: string, end: number): boolean {
  return /[.!?…:;"”’»)]/.test(text[end - 1] ?? '');
}
