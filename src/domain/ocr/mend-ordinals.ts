import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import { readForChecking } from '../writing/checked-text.ts';
import { findMasculineOrdinals } from '../writing/rules/ordinals.ts';
import type { ReadWord } from './ocr-result.ts';

type Paragraphs = readonly (readonly ReadWord[])[];

/** Whether some word ends in º after a digit, so that `mendOrdinals` may change it. */
export const hasOrdinals = (paragraphs: Paragraphs) =>
  paragraphs.some((words) => words.some(({ text }) => /\dº/.test(text)));

/**
 * The paragraphs with º replaced by ª before feminine nouns ("2º guerra"), because the engine reads ª as º. Nouns that
 * are masculine, of either gender or unknown to the lexicon change nothing. Confidences and boxes stay.
 */
export function mendOrdinals(paragraphs: Paragraphs, lexicon: Lexicon): ReadWord[][] {
  return paragraphs.map((words) => {
    const text = words.map((word) => word.text).join(' ');
    const found = new Set(findMasculineOrdinals(readForChecking(text, lexicon)).map(({ start }) => start));
    let end = 0;
    return words.map((word) => {
      const start = end;
      end += word.text.length + 1;
      const number = word.text.search(/\d/);
      return found.has(start + number) ? { ...word, text: word.text.replace('º', 'ª') } : word;
    });
  });
}
