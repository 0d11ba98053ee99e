import { REMARK_LIMITS } from './remarks.ts';
import { findParagraphs } from '../text/paragraphs.ts';
import { findSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { findWords } from '../text/words.ts';

/**
 * Words selected by keyboard, as indices of `ChoosableText.words`: `anchor` is the start of the selection, `head`
 * its moving end.
 */
export type WordChoice = { anchor: number; head: number };

export type ChoosableText = {
  words: readonly Span[];
  /** The first and the last word of each sentence. */
  sentences: readonly WordChoice[];
};

/** The words and sentences of an essay, for selection by keyboard. */
export function choosable(text: string): ChoosableText {
  const words = findWords(text);
  const sentences = findSentences(text, findParagraphs(text)).flatMap(({ start, end }) => {
    const anchor = words.findIndex((word) => word.start >= start && word.end <= end);
    const head = words.findLastIndex((word) => word.start >= start && word.end <= end);
    return anchor === -1 ? [] : [{ anchor, head }];
  });
  return { words, sentences };
}

/**
 * Returns the selection after an arrow key was pressed: the next word or sentence, or with Shift the current
 * selection extended to it. At the ends of the text, the selection is unchanged.
 */
export function moveChoice(
  { words, sentences }: ChoosableText,
  choice: WordChoice,
  key: string,
  isAdding: boolean,
): WordChoice {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0) {
    const head = Math.min(words.length - 1, Math.max(0, choice.head + step));
    return { anchor: isAdding ? choice.anchor : head, head };
  }
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const at = sentences.findIndex(({ head }) => choice.head <= head);
  const here = sentences[at];
  if (way === 0 || !here) return choice;
  // The first press selects the whole sentence around the word.
  const isWhole =
    Math.min(choice.anchor, choice.head) <= here.anchor && Math.max(choice.anchor, choice.head) >= here.head;
  const next = (isWhole ? sentences[at + way] : here) ?? here;
  if (!isAdding) return next;
  return { anchor: choice.anchor, head: way === 1 ? next.head : next.anchor };
}

/** The span of the selected words; null in a text without words. */
export function chosenSpan({ words }: ChoosableText, { anchor, head }: WordChoice): Span | null {
  const first = words[Math.min(anchor, head)];
  const last = words[Math.max(anchor, head)];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** The whole words between two offsets; null if there are no words, or too many. */
export function quoteBetween(text: string, { start, end }: Span): (Span & { quote: string }) | null {
  const chosen = text.slice(start, end);
  const quote = chosen.trim();
  if (quote === '') return null;
  const from = start + chosen.indexOf(quote);
  const to = from + quote.length;
  const words = findWords(text);
  const first = words.find((word) => word.start < from && word.end > from)?.start ?? from;
  const last = words.find((word) => word.start < to && word.end > to)?.end ?? to;
  if (last - first > REMARK_LIMITS.quote) return null;
  return { start: first, end: last, quote: text.slice(first, last) };
}
