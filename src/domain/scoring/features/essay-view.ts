import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { toLowerForm } from '../../text/normalize-text.ts';
import type { Span } from '../../text/span.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { countEach } from './counting.ts';
import { findExpressions, type ExpressionList, type ExpressionUse } from './expressions.ts';

/** A content word: not a function word, and longer than three letters. */
type ContentWord = { word: PlacedWord; stem: string };

/** The analysis that essay, theme and support text have in common. */
type TextView = {
  /** Words with at least one letter, in order. */
  tokens: PlacedWord[];
  contentWords: ContentWord[];
  /** Number of uses of each token, by its lower-case form. */
  counts: Map<string, number>;
  /** Number of uses of each stem of a content word. */
  stemCounts: Map<string, number>;
};

/** A sentence or a paragraph. */
export type Passage = Span & {
  /** All words of the passage, including numbers. */
  words: PlacedWord[];
  tokens: PlacedWord[];
  /** Stems of the content words of the passage. */
  stems: Set<string>;
};

/** The input of all feature extractors, which do not split the text themselves. */
export type EssayView = TextView & {
  analyzed: AnalyzedText;
  /** The whole text in lower case, for patterns; its offsets may differ from the offsets in the original text. */
  lower: string;
  /** Sentences with at least one token. */
  sentences: Passage[];
  paragraphs: Passage[];
  expressions: Record<ExpressionList, ExpressionUse[]>;
  theme: TextView;
  /** Empty if no support text was passed. */
  supportText: TextView;
};

const SHORTEST_CONTENT_WORD = 4;
const HAS_LETTER = /\p{L}/u;
const NO_TEXT: TextView = { tokens: [], contentWords: [], counts: new Map(), stemCounts: new Map() };

/**
 * The view of an essay that the extractors share. Words and sentences follow the shared text analysis, even where
 * the published reference implementation of the features splits differently, for example at abbreviations,
 * decimals, apostrophes, and letters joined with digits ("covid-19" is one token here).
 */
export function viewEssay(
  analyzed: AnalyzedText,
  theme: AnalyzedText,
  supportText?: AnalyzedText | null,
): EssayView {
  const text = viewText(analyzed);
  return {
    ...text,
    analyzed,
    lower: toLowerForm(analyzed.text),
    sentences: passagesOf(analyzed.sentences, text, 'sentence').filter(({ tokens }) => tokens.length > 0),
    paragraphs: passagesOf(analyzed.paragraphs, text, 'paragraph'),
    expressions: findExpressions(analyzed),
    theme: viewText(theme),
    supportText: supportText ? viewText(supportText) : NO_TEXT,
  };
}

function viewText({ words }: AnalyzedText): TextView {
  const tokens = words.filter(({ lower }) => HAS_LETTER.test(lower));
  const contentWords: ContentWord[] = [];
  for (const word of tokens) {
    if (isContentWord(word)) contentWords.push({ word, stem: toWordStem(word.key) });
  }
  return {
    tokens,
    contentWords,
    counts: countEach(tokens.map(({ lower }) => lower)),
    stemCounts: countEach(contentWords.map(({ stem }) => stem)),
  };
}

function isContentWord({ lower, key }: PlacedWord): boolean {
  return lower.length >= SHORTEST_CONTENT_WORD && !isFunctionWord(key);
}

function passagesOf(
  spans: readonly (Span & { words: PlacedWord[] })[],
  { tokens, contentWords }: TextView,
  unit: 'sentence' | 'paragraph',
): Passage[] {
  const passages = spans.map(({ start, end, words }): Passage => {
    return { start, end, words, tokens: [], stems: new Set() };
  });
  for (const token of tokens) passages[token[unit]]?.tokens.push(token);
  for (const { word, stem } of contentWords) passages[word[unit]]?.stems.add(stem);
  return passages;
}

const FAMILY_ENDINGS = ['mente', 'cao', 'coes', 'idade', 'idades', 'ismo', 'ista', 'istas'];
/** Matches a number at the end of a word, so that "covid-19" becomes "covid". */
const NUMBER_SUFFIX = /-\d+$/;
const SHORTEST_STEM = 4;
const STEM_LENGTH = 6;

/**
 * Returns the key without its frequent ending or, if it has none, its first six letters. Deliberately coarser than
 * `toStem` of the text domain, because the model was fitted on overlaps computed in this way.
 */
export function toWordStem(key: string): string {
  const name = key.replace(NUMBER_SUFFIX, '');
  const ending = FAMILY_ENDINGS.find(
    (end) => name.endsWith(end) && name.length - end.length >= SHORTEST_STEM,
  );
  return ending ? name.slice(0, -ending.length) : name.slice(0, STEM_LENGTH);
}
