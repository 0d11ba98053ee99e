import { editDistance } from '../../../src/domain/text/edit-distance.ts';

/**
 * A text normalized for comparison: words divided at line ends are joined, quotes and dashes are folded, and every
 * break is a space.
 */
export function foldText(text: string): string {
  return text
    .replace(/-\n(?=\S)/g, '')
    .replace(/[“”«»„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Number of wrong, missing or extra characters, in percent of the true text's length; at most 100. */
export function characterErrorRate(truth: string, read: string): number {
  return errorRate([...foldText(truth)], [...foldText(read)]);
}

/** Like `characterErrorRate`, for whole words. */
export function wordErrorRate(truth: string, read: string): number {
  return errorRate(foldText(truth).split(' '), foldText(read).split(' '));
}

/** Counts paragraphs, which are separated by a blank line. */
export function countParagraphs(text: string): number {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length;
}

function errorRate(truth: readonly string[], read: readonly string[]): number {
  return Math.min(100, (100 * editDistance(truth, read)) / Math.max(truth.length, 1));
}
