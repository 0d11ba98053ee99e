import type { AnalyzedText } from '../../text/analyze-text.ts';
import { CHARACTERS_PER_HANDWRITTEN_LINE, startsByHand } from '../../text/estimate-handwritten-lines.ts';

/** A legible word: Latin letters or digits, with joining characters. */
const LEGIBLE_WORD = /^[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}\p{M}\p{P}\p{DI}\u2800]*$/u;
/**
 * Minimum share of legible characters. In prose, a fifth of the characters are whitespace and punctuation, so a
 * text with a far larger share of them is padded.
 */
const MIN_LEGIBLE_SHARE = 0.6;

/**
 * Estimates the number of handwritten lines of legible text, for all paragraphs with words. If most of the text is
 * whitespace, foreign scripts or mere symbols, only its legible words are used for the estimate.
 */
export function countLegibleLines(essay: AnalyzedText): number {
  const { words, paragraphs, text } = essay;
  const visible = words.filter((word) => LEGIBLE_WORD.test(word.text));
  const letters = visible.reduce((sum, { text: word }) => sum + word.length, 0);
  const trimmed = text.replace(/\s{2,}/g, ' ').trim().length;
  const perParagraph = new Map<number, number>();
  for (const { paragraph, text: word } of visible) {
    perParagraph.set(paragraph, (perParagraph.get(paragraph) ?? 0) + word.length + 1);
  }
  if (letters >= MIN_LEGIBLE_SHARE * trimmed)
    return perParagraph.size === paragraphs.length
      ? essay.estimatedLines
      : startsByHand(
          text,
          paragraphs.filter((_, at) => perParagraph.has(at)),
        ).length;
  const lines = paragraphs.map((_, at) =>
    Math.ceil((perParagraph.get(at) ?? 0) / CHARACTERS_PER_HANDWRITTEN_LINE),
  );
  return Math.min(
    essay.estimatedLines,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

/**
 * Share (0–1) of the words that contain letters of other scripts: either mixed with Latin letters, which they
 * resemble, or alone.
 */
export function measureForeignScriptShare({ words }: Pick<AnalyzedText, 'words'>): number {
  if (words.length === 0) return 0;
  return words.filter(({ text }) => OTHER_SCRIPT.test(text)).length / words.length;
}

const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
