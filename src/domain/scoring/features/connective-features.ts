import { CONNECTIVES, LOOSE_OPENERS } from '../lexicon/connectives.ts';
import { countWhere } from './counting.ts';
import type { EssayView, Passage } from './essay-view.ts';
import type { ExpressionUse } from './find-expressions.ts';
import { perHundred, share } from './ratios.ts';

type Relation = keyof typeof CONNECTIVES;
type RelationFeatures = Record<`${Relation}ConnectiveRate` | `${Relation}ConnectiveVariety`, number>;

const RELATIONS = Object.keys(CONNECTIVES) as Relation[];
const LOOSE = new Set(LOOSE_OPENERS);
const PARAGRAPH_OPENING_WORDS = 6;
const SENTENCE_OPENING_WORDS = 5;

/** Connectives: how many, how varied, by relation, and where they link sentences and paragraphs. */
export function connectiveFeatures(view: EssayView) {
  const { connectives, strongConnectives } = view.expressions;
  const { sentences, paragraphs } = view;
  const words = view.tokens.length;
  const strongParagraphs = countOpened(paragraphs, strongConnectives, PARAGRAPH_OPENING_WORDS);
  const strongSentences = countOpened(sentences, strongConnectives, SENTENCE_OPENING_WORDS);
  const openings = sentences.map(openingOf);
  return {
    ...relationFeatures(view),
    connectiveRate: perHundred(connectives.length, words),
    connectiveVariety: varietyOf(connectives),
    strongConnectives: strongConnectives.length,
    strongConnectiveVariety: varietyOf(strongConnectives),
    strongConnectiveRate: perHundred(strongConnectives.length, words),
    connectiveParagraphShare: share(countBegun(paragraphs, connectives), paragraphs.length),
    strongConnectiveParagraphShare: share(strongParagraphs, paragraphs.length),
    strongConnectiveParagraphs: strongParagraphs,
    connectiveSentenceShare: share(countBegun(sentences, connectives), sentences.length),
    strongConnectiveSentenceShare: share(strongSentences, sentences.length),
    strongConnectiveSentences: strongSentences,
    distinctSentenceOpeningShare: share(new Set(openings).size, sentences.length),
    looseOpeners: countWhere(sentences, (sentence) => isLooselyOpened(sentence, view.analyzed.text)),
  };
}

function relationFeatures({ expressions, tokens }: EssayView): RelationFeatures {
  const features: Partial<RelationFeatures> = {};
  for (const relation of RELATIONS) {
    features[`${relation}ConnectiveRate`] = perHundred(expressions[relation].length, tokens.length);
    features[`${relation}ConnectiveVariety`] = varietyOf(expressions[relation]);
  }
  return features as RelationFeatures;
}

function varietyOf(uses: readonly ExpressionUse[]): number {
  return new Set(uses.map(({ phrase }) => phrase)).size;
}

/** Passages whose very first word begins one of the expressions. */
function countBegun(passages: readonly Passage[], uses: readonly ExpressionUse[]): number {
  const firstWords = new Set(uses.map(({ first }) => first));
  return countWhere(passages, ({ words }) => words[0] !== undefined && firstWords.has(words[0]));
}

/** Passages with one of the expressions wholly among their first words. Both lists come in order. */
function countOpened(passages: readonly Passage[], uses: readonly ExpressionUse[], opening: number): number {
  let at = 0;
  return countWhere(passages, ({ start, words }) => {
    while ((uses[at]?.first.start ?? Infinity) < start) at += 1;
    const lastOfOpening = words[Math.min(opening, words.length) - 1];
    return (uses[at]?.last.end ?? Infinity) <= (lastOfOpening?.end ?? -1);
  });
}

/** The first two words of a sentence. */
function openingOf({ words }: Passage): string {
  return `${words[0]?.lower ?? ''} ${words[1]?.lower ?? ''}`;
}

/** "Mas a escola…", "Só que ninguém…": a word of speech before a blank, no comma. */
function isLooselyOpened({ words: [first, second] }: Passage, text: string): boolean {
  if (!first) return false;
  if (LOOSE.has(first.lower)) return isBlankAt(text, first.end);
  return second !== undefined && LOOSE.has(`${first.lower} ${second.lower}`) && isBlankAt(text, second.end);
}

function isBlankAt(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '');
}
