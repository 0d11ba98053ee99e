import { editDistance } from '../../../src/domain/text/edit-distance.ts';

/** A text as it is compared: divided words joined, quotes and dashes folded, every break a space. */
export function foldText(text: string): string {
  return text
    .replace(/-\n(?=\S)/g, '')
    .replace(/[“”«»„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Share of characters that are wrong, missing or too many, in percent of the true text's; at most 100. */
export function characterErrorRate(truth: string, read: string): number {
  return errorRate([...foldText(truth)], [...foldText(read)]);
}

/** The same for whole words. */
export function wordErrorRate(truth: string, read: string): number {
  return errorRate(foldText(truth).split(' '), foldText(read).split(' '));
}

/** Paragraphs are separated by a blank line. */
export function countParagraphs(text: string): number {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length;
}

function errorRate(truth: readonly string[], read: readonly string[]): number {
  return Math.min(100, (100 * editDistance(truth, read)) / Math.max(truth.length, 1));
}
