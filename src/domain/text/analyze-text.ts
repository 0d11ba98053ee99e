import { countCharacters } from './count-characters.ts';
import { countWords } from './count-words.ts';
import { estimateHandwrittenLines } from './estimate-handwritten-lines.ts';
import { findParagraphs } from './paragraphs.ts';
import { findQuotes } from './quotes.ts';
import { findSentences } from './sentences.ts';
import type { Span } from './span.ts';
import { findWords, type Word } from './words.ts';

/** A word knows the sentence and the paragraph it stands in. */
export type PlacedWord = Word & { sentence: number; paragraph: number; isQuoted: boolean };

export type AnalyzedSentence = Span & { paragraph: number; words: PlacedWord[] };
export type AnalyzedParagraph = Span & { words: PlacedWord[]; sentences: AnalyzedSentence[] };

/** Everything the rules ask about a text, computed once. All offsets point into the text as given. */
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

/** Splits a text into words, sentences, paragraphs and quotations. Never throws; linear in the length. */
export function analyzeText(text: string): AnalyzedText {
  const paragraphSpans = findParagraphs(text);
  const quotes = findQuotes(text, paragraphSpans);
  const paragraphs: AnalyzedParagraph[] = paragraphSpans.map((span) => ({
    ...span,
    words: [],
    sentences: [],
  }));
  const sentences = placeSentences(text, paragraphs);
  const words = placeWords(findWords(text), sentences, paragraphs, quotes);
  return {
    text,
    words,
    sentences,
    paragraphs,
    quotes,
    wordCount: countWords(text),
    characterCount: countCharacters(text),
    estimatedLines: estimateHandwrittenLines(text),
  };
}

function placeSentences(text: string, paragraphs: AnalyzedParagraph[]): AnalyzedSentence[] {
  const sentences: AnalyzedSentence[] = [];
  let paragraph = 0;
  for (const span of findSentences(text, paragraphs)) {
    while (span.start >= (paragraphs[paragraph]?.end ?? Infinity)) paragraph += 1;
    const sentence = { ...span, paragraph, words: [] };
    sentences.push(sentence);
    paragraphs[paragraph]?.sentences.push(sentence);
  }
  return sentences;
}

/** Words, sentences and quotes come in order, so one walk places them all. */
function placeWords(
  found: Word[],
  sentences: AnalyzedSentence[],
  paragraphs: AnalyzedParagraph[],
  quotes: Span[],
): PlacedWord[] {
  const words: PlacedWord[] = [];
  let at = 0;
  let quote = 0;
  for (const word of found) {
    while (at < sentences.length - 1 && word.start >= (sentences[at]?.end ?? 0)) at += 1;
    while (quote < quotes.length && word.start >= (quotes[quote]?.end ?? 0)) quote += 1;
    const sentence = sentences[at];
    if (!sentence) continue;
    const isQuoted = word.start >= (quotes[quote]?.start ?? Infinity);
    // Spelled out, as spreading an object per word is what a long text would spend its time on.
    const { start, end, text, lower, key } = word;
    const placed = { start, end, text, lower, key, sentence: at, paragraph: sentence.paragraph, isQuoted };
    words.push(placed);
    sentence.words.push(placed);
    paragraphs[sentence.paragraph]?.words.push(placed);
  }
  return words;
}
