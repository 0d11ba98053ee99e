import type { Measures } from './measure-file.ts';

const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

/** The measures of a file as a table to read. */
export function formatMeasures(file: string, measures: Measures): string {
  const { recall, touching, cogroo, perRule } = measures;
  const lines = [
    `${file}: ${measures.texts} texts, ${measures.words} words`,
    ...Object.entries(recall).map(([type, value]) => `  recall ${type.padEnd(22)} ${percent(value)}`),
    `  touching a mark               ${percent(touching)}`,
    ...(cogroo
      ? [
          `  sentences: recall ${percent(cogroo.recall)}, right ones flagged ${percent(cogroo.falseOnCorrect)}`,
        ]
      : []),
    `  red per 1,000 words           ${measures.redPer1000.toFixed(2)}`,
    `  red and yellow per 1,000      ${measures.redYellowPer1000.toFixed(2)}`,
    `  ms per 400 words              ${measures.msPer400.toFixed(2)}`,
    `  dictionary                    ${measures.loadMs.toFixed(0)} ms, ${measures.bytes} bytes`,
    '  rule, findings, touching',
    ...Object.entries(perRule).map(
      ([rule, { count, touching }]) =>
        `    ${rule.padEnd(44)} ${String(count).padStart(5)}  ${percent(touching)}`,
    ),
  ];
  return lines.join('\n');
}
