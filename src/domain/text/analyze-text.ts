import { countCharacters, countWords } from './counts.ts';
import { startsByHand } from './estimate-handwritten-lines.ts';
import { findLines } from './lines.ts';
import { findAllParagraphs } from './paragraphs.ts';
import type { Prose } from './prose.ts';
import { findQuotes } from './quotes.ts';
import { findSentences } from './sentences.ts';
import type { Span } from './span.ts';
import { findWords, type Word } from './words.ts';

/** A word with the indices of its sentence and paragraph. */
export type PlacedWord = Word & { sentence: number; paragraph: number; isQuoted: boolean };

export type AnalyzedSentence = Span & { paragraph: number; words: PlacedWord[] };
export type AnalyzedParagraph = Span & { words: PlacedWord[]; sentences: AnalyzedSentence[] };

/** The analysis of a text that all rules share. All offsets refer to `text`. */
export type AnalyzedText = {
  text: string;
  words: PlacedWord[];
  sentences: AnalyzedSentence[];
  paragraphs: AnalyzedParagraph[];
  quotes: Span[];
  wordCount: number;
  characterCount: number;
  estimatedLines: number;
};

/**
 * Splits any text, such as a theme, into words, sentences, paragraphs and quotations. Never throws; takes time
 * linear in the length of the text.
 */
export function analyzeText(text: string): AnalyzedText {
  return analyzeParagraphs(text, findAllParagraphs(text));
}

/** Analyzes an essay converted to prose, in which every line is a paragraph. */
export function analyzeProse({ text }: Pick<Prose, 'text'>): AnalyzedText {
  return analyzeParagraphs(text, findLines(text));
}

function analyzeParagraphs(text: string, paragraphSpans: Span[]): AnalyzedText {
  const quotes = findQuotes(text, paragraphSpans);
  const sentenceSpans = placeSentences(findSentences(text, paragraphSpans), paragraphSpans);
  const words = placeWords(findWords(text), sentenceSpans, quotes);
  const wordsOfSentence = cutByOwner(words, ({ sentence }) => sentence, sentenceSpans.length);
  const sentences = sentenceSpans.map(({ start, end, paragraph }, at): AnalyzedSentence => {
    return { start, end, paragraph, words: wordsOfSentence[at] ?? [] };
  });
  const wordsOfParagraph = cutByOwner(words, ({ paragraph }) => paragraph, paragraphSpans.length);
  const sentencesOfParagraph = cutByOwner(sentences, ({ paragraph }) => paragraph, paragraphSpans.length);
  const paragraphs = paragraphSpans.map(({ start, end }, at): AnalyzedParagraph => {
    return { start, end, words: wordsOfParagraph[at] ?? [], sentences: sentencesOfParagraph[at] ?? [] };
  });
  return {
    text,
    words,
    sentences,
    paragraphs,
    quotes,
    wordCount: countWords(text),
    characterCount: countCharacters(text),
    estimatedLines: startsByHand(text, paragraphSpans).length,
  };
}

type PlacedSpan = Span & { paragraph: number };

function placeSentences(found: Span[], paragraphs: Span[]): PlacedSpan[] {
  let paragraph = 0;
  return found.map(({ start, end }) => {
    while (start >= (paragraphs[paragraph]?.end ?? Infinity)) paragraph += 1;
    return { start, end, paragraph };
  });
}

/** Assigns sorted words to sorted sentences and quotes in one pass. */
function placeWords(found: Word[], sentences: PlacedSpan[], quotes: Span[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  let at = 0;
  let quote = 0;
  for (const word of found) {
    while (at < sentences.length - 1 && word.start >= (sentences[at]?.end ?? 0)) at += 1;
    while (quote < quotes.length && word.start >= (quotes[quote]?.end ?? 0)) quote += 1;
    const sentence = sentences[at];
    if (!sentence) continue;
    const isQuoted = word.start >= (quotes[quote]?.start ?? Infinity);
    // The properties are listed explicitly, because spreading an object for every word would take most of the time
    // for a long text.
    const { start, end, text, lower, key } = word;
    words.push({ start, end, text, lower, key, sentence: at, paragraph: sentence.paragraph, isQuoted });
  }
  return words;
}

/** Splits an array sorted by owner into one slice per owner. Slices take less memory than growing arrays. */
function cutByOwner<T>(row: readonly T[], ownerOf: (item: T) => number, owners: number): T[][] {
  const parts: T[][] = [];
  let from = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    let to = from;
    for (let item = row[to]; item !== undefined && ownerOf(item) === owner; item = row[to]) to += 1;
    parts.push(row.slice(from, to));
    from = to;
  }
  return parts;
}
