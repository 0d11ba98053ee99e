import { countWhere, flag, share, distributionOf } from './counting.ts';
import type { EssayView } from './essay-view.ts';

const SHORT_PARAGRAPH = 30;
const USUAL_PARAGRAPHS = 4;

/** Length of the essay and of its paragraphs, in words with letters. */
export function lengthFeatures({ analyzed, tokens, sentences, paragraphs }: EssayView) {
  const words = tokens.length;
  const lengths = paragraphs.map((paragraph) => paragraph.tokens.length);
  const { mean, deviation, max, min } = distributionOf(lengths);
  const first = lengths[0] ?? 0;
  const last = lengths.at(-1) ?? 0;
  return {
    characters: analyzed.characterCount,
    words,
    logWords: Math.log(1 + words),
    rootWords: Math.sqrt(words),
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    isOneParagraph: flag(paragraphs.length === 1),
    isTwoParagraphs: flag(paragraphs.length === 2),
    isThreeParagraphs: flag(paragraphs.length === 3),
    isFourParagraphs: flag(paragraphs.length === 4),
    isFiveParagraphs: flag(paragraphs.length === 5),
    isSixParagraphsOrMore: flag(paragraphs.length >= 6),
    paragraphsAwayFromFour: Math.abs(paragraphs.length - USUAL_PARAGRAPHS),
    paragraphLengthMean: mean,
    paragraphLengthDeviation: deviation,
    paragraphLengthMax: max,
    paragraphLengthMin: min,
    paragraphLengthVariation: deviation / Math.max(1, mean),
    firstParagraphLength: first,
    lastParagraphLength: last,
    lastParagraphShare: share(last, words),
    firstParagraphShare: share(first, words),
    singleSentenceParagraphShare: share(
      countSingleSentence(analyzed.paragraphs.length, sentences),
      lengths.length,
    ),
    sentencesPerParagraph: Math.max(1, sentences.length) / Math.max(1, paragraphs.length),
    shortParagraphs: countWhere(lengths, (length) => length < SHORT_PARAGRAPH),
  };
}

/** Number of paragraphs with at most one sentence, including paragraphs without words. */
function countSingleSentence(paragraphs: number, sentences: EssayView['sentences']): number {
  const sentencesOf = Array.from({ length: paragraphs }, () => 0);
  for (const { tokens } of sentences) {
    const paragraph = tokens[0]?.paragraph ?? 0;
    sentencesOf[paragraph] = (sentencesOf[paragraph] ?? 0) + 1;
  }
  return countWhere(sentencesOf, (count) => count <= 1);
}

const FULL_FROM = 40;
const FULL_TO = 80;
const OVERLONG = 110;

/**
 * Lengths of the introduction, the development paragraphs and the conclusion, as logarithms of their numbers of
 * words.
 */
export function paragraphFeatures({ paragraphs }: EssayView) {
  const lengths = paragraphs.map(({ tokens }) => tokens.length);
  const logLengthAt = (place: number) => Math.log(1 + (lengths[place] ?? 0));
  return {
    logFirstParagraph: logLengthAt(0),
    logSecondParagraph: logLengthAt(1),
    logThirdParagraph: logLengthAt(2),
    logFourthParagraph: logLengthAt(3),
    logFifthParagraph: logLengthAt(4),
    logLastParagraph: Math.log(1 + (lengths.at(-1) ?? 0)),
    fullParagraphs: countWhere(lengths, (length) => length >= FULL_FROM && length <= FULL_TO),
    overlongParagraphs: countWhere(lengths, (length) => length > OVERLONG),
  };
}

/** Length of sentences, in words with letters. */
export function sentenceFeatures({ sentences }: EssayView) {
  const lengths = sentences.map(({ tokens }) => tokens.length);
  const { mean, deviation, max, min, median } = distributionOf(lengths);
  const longerThan = (words: number) => countWhere(lengths, (length) => length > words);
  return {
    sentenceLengthMean: mean,
    sentenceLengthDeviation: deviation,
    sentenceLengthMax: max,
    sentenceLengthMin: min,
    sentenceLengthMedian: median,
    sentencesOver25Share: share(longerThan(25), lengths.length),
    sentencesOver40Share: share(longerThan(40), lengths.length),
    sentencesUnder8Share: share(lengths.length - longerThan(7), lengths.length),
    sentencesOver60: longerThan(60),
  };
}
