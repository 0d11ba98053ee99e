import type { GrayImage } from '../gray-image.ts';
import type { ReadHandWord } from './hand-page.ts';
import type { HandReader } from './hand-reader.ts';
import type { Language } from './language.ts';
import { guessStretch } from './letter-width.ts';
import { readLine } from './read-line.ts';

/** Options of `readLine`; `onRead` receives the number of strips processed so far. */
type Options = {
  language: Language | null;
  isWord: ((word: string) => boolean) | undefined;
  onRead?: (count: number) => void;
};

/**
 * Recognizes the words of one person's lines, strip by strip; strips of narrow handwriting are widened. Throws a
 * RangeError for an invalid strip.
 */
export function readStrips(
  reader: HandReader,
  strips: readonly GrayImage[],
  { language, isWord, onRead }: Options,
): ReadHandWord[][] {
  const stretch = guessStretch(reader, strips);
  return strips.map((strip, at) => {
    const words = readLine(reader.readScores(strip, stretch), reader.alphabet, language, isWord);
    onRead?.(at + 1);
    return words.map((word) => ({
      ...word,
      from: Math.round(word.from / stretch),
      to: Math.round(word.to / stretch),
    }));
  });
}
