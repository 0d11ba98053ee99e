import {
  analyzeText,
  type AnalyzedSentence,
  type AnalyzedText,
  type PlacedWord,
} from '../text/analyze-text.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** A word with what it can be (bits of `TAGS`) and the signs between the word before it and itself. */
export type CheckedWord = PlacedWord & { index: number; tags: number; before: string };

export type CheckedSentence = Omit<AnalyzedSentence, 'words'> & { words: CheckedWord[] };

/** What the rules look at, computed once. Offsets point into the text as given. */
export type CheckedText = Omit<AnalyzedText, 'words' | 'sentences'> & {
  words: CheckedWord[];
  sentences: CheckedSentence[];
  lexicon: Lexicon;
  /** Of an essay: its theme, whose words are bound to return. */
  theme: AnalyzedText;
  /** Signs after the last word. */
  ending: string;
};

/** Between the words of two paragraphs. */
export const NEW_PARAGRAPH = '¶';

/** Reads a text for the rules. Any text will do, the empty one included. */
export function readForChecking(text: string, lexicon: Lexicon, theme = ''): CheckedText {
  const analyzed = analyzeText(text);
  let end = 0;
  let paragraph = 0;
  // The same objects that sentences and paragraphs hold, so that they can be compared by identity.
  const words = analyzed.words.map((word: PlacedWord & Partial<CheckedWord>, index) => {
    const gap = text.slice(end, word.start).trim();
    const before = index > 0 && word.paragraph !== paragraph ? `${gap}${NEW_PARAGRAPH}` : gap;
    end = word.end;
    paragraph = word.paragraph;
    word.index = index;
    word.tags = lexicon.tagsOf(word.lower);
    word.before = before;
    return word as CheckedWord;
  });
  const sentences = analyzed.sentences as CheckedSentence[];
  return {
    ...analyzed,
    words,
    sentences,
    lexicon,
    theme: analyzeText(theme),
    ending: text.slice(end).trim(),
  };
}

/** Whether a word begins its sentence, quotation marks and brackets before it allowed. */
export function opensSentence({ words }: CheckedText, at: number): boolean {
  return words[at]?.sentence !== words[at - 1]?.sentence;
}
