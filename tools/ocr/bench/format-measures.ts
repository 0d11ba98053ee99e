import type { Measured, Summary } from './measure-way.ts';

const HEADER = 'images     CER     WER  paragraphs  prepare ms  read ms';

/** The measures of one reading method, formatted as a table. */
export function formatMeasures(way: string, summaries: Record<string, Summary>): string {
  const lines = Object.entries(summaries).map(([name, summary]) => {
    const { images, cer, wer, rightParagraphs, preparationMs, readingMs } = summary;
    const cells = [
      String(images).padStart(6),
      cer.toFixed(2).padStart(8),
      wer.toFixed(2).padStart(8),
      `${rightParagraphs} of ${images}`.padStart(12),
      preparationMs.toFixed(0).padStart(12),
      readingMs.toFixed(0).padStart(9),
    ];
    return `  ${name.padEnd(24)}${cells.join('')}`;
  });
  return [`${way.padEnd(26)}${HEADER}`, ...lines].join('\n');
}

/** The measures of one photo on one line. */
export function formatImage({ file, cer, wer, confidence, sharpness, advice, ...rest }: Measured): string {
  const cells = [
    `CER ${cer.toFixed(2)}`.padEnd(11),
    `WER ${wer.toFixed(1)}`.padEnd(11),
    rest.hasRightParagraphs ? 'paragraphs right' : 'paragraphs WRONG',
    `confidence ${(confidence ?? 0).toFixed(0)}`,
    `sharpness ${sharpness ?? '–'}`.padEnd(14),
    `${rest.preparationMs.toFixed(0)} + ${rest.readingMs.toFixed(0)} ms`.padEnd(14),
    advice.join(' '),
  ];
  return `  ${file.padEnd(24)}${cells.join('  ')}`.trimEnd();
}
