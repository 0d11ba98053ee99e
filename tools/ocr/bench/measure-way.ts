import { characterErrorRate, countParagraphs, wordErrorRate } from './text-measures.ts';
import type { TruePage } from './read-manifest.ts';
import type { WayResult } from './ways.ts';

/** Errors in percent of the true text. */
export type Measured = WayResult & {
  file: string;
  class: string;
  cer: number;
  wer: number;
  hasRightParagraphs: boolean;
};

export type Summary = {
  images: number;
  cer: number;
  wer: number;
  rightParagraphs: number;
  preparationMs: number;
  readingMs: number;
};

export function measure(page: TruePage, result: WayResult): Measured {
  return {
    ...result,
    file: page.file,
    class: page.class,
    cer: characterErrorRate(page.text, result.text),
    wer: wordErrorRate(page.text, result.text),
    hasRightParagraphs: countParagraphs(page.text) === countParagraphs(result.text),
  };
}

/** Means over the images, all with the same weight; for paragraphs, the number of images in which they are right. */
export function summarize(measured: readonly Measured[]): Summary {
  const mean = (of: (one: Measured) => number) =>
    measured.reduce((sum, one) => sum + of(one), 0) / Math.max(measured.length, 1);
  return {
    images: measured.length,
    cer: mean(({ cer }) => cer),
    wer: mean(({ wer }) => wer),
    rightParagraphs: measured.filter(({ hasRightParagraphs }) => hasRightParagraphs).length,
    preparationMs: mean(({ preparationMs }) => preparationMs),
    readingMs: mean(({ readingMs }) => readingMs),
  };
}

/** Summaries by class, then for all printed photos except the hard ones, then for all photos. */
export function summarizeByClass(measured: readonly Measured[]): Record<string, Summary> {
  const classes = [...new Set(measured.map((one) => one.class))];
  const isPrinted = (name: string) => !name.startsWith('hand-') && name !== 'hard-photo';
  return Object.fromEntries([
    ...classes.map((name) => [name, summarize(measured.filter((one) => one.class === name))] as const),
    ['printed but hard-photo', summarize(measured.filter((one) => isPrinted(one.class)))],
    ['all', summarize(measured)],
  ]);
}
