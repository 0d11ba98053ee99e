import type { Agreement, PerCompetency } from './measure-agreement.ts';

const COMPETENCIES = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;
const COMPETENCY_HEADS = COMPETENCIES.map((key) => key.toUpperCase());

/** The figures of one subset as aligned tables, one line per model. */
export function formatAgreement(file: string, agreements: readonly Agreement[]): string {
  const [first] = agreements;
  if (!first) return '';
  const table = (heads: string[], cells: (agreement: Agreement) => string[]) =>
    alignColumns([heads, ...agreements.map((agreement) => [agreement.model, ...cells(agreement)])]);
  return [
    `${first.subset} · ${first.n} ${first.n === 1 ? 'essay' : 'essays'} · ${file}`,
    table(['QWK', ...COMPETENCY_HEADS, 'total', '95 % of total'], ({ qwk, ci }) => [
      ...COMPETENCIES.map((key) => kappa(qwk[key])),
      kappa(qwk.total),
      `${kappa(ci[0])}–${kappa(ci[1])}`,
    ]),
    table(['within 80 points', ...COMPETENCY_HEADS], ({ within80 }) => percentages(within80)),
    table(['within 40 points', ...COMPETENCY_HEADS], ({ within40 }) => percentages(within40)),
    table(
      ['total', 'RMSE', 'within 100', 'no third grader', 'in band', 'band width', 'ms per essay'],
      (agreement) => [
        agreement.rmse.toFixed(0),
        percentage(agreement.within100),
        percentage(agreement.noThirdGrader),
        agreement.bandCoverage === null ? '–' : percentage(agreement.bandCoverage),
        agreement.bandWidth === null ? '–' : agreement.bandWidth.toFixed(0),
        agreement.msPerEssay.toFixed(2),
      ],
    ),
  ].join('\n\n');
}

function kappa(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3);
}

function percentages(shares: PerCompetency): string[] {
  return COMPETENCIES.map((key) => percentage(shares[key]));
}

function percentage(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** The first column is left-aligned, figures are right-aligned. */
function alignColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_head, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      });
      return `  ${cells.join('  ')}`;
    })
    .join('\n');
}
