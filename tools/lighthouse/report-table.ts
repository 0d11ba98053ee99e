import { LIMITS, missed, type MeasureName, type Spread } from './measures.ts';

const SHOWN: readonly MeasureName[] = [
  'performance',
  'accessibility',
  'bestPractices',
  'fcp',
  'lcp',
  'tbt',
  'cls',
];
const TITLES: Record<MeasureName, string> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  bestPractices: 'Best practices',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
};

export type PageReport = { path: string; summary: Record<MeasureName, Spread> };

/** Medians followed by the extremes, as a Markdown table; values that miss their limit are in bold. */
export function reportTable(pages: readonly PageReport[]): string {
  const rows = pages.map(({ path, summary }) => {
    const over = missed(summary);
    const cells = SHOWN.map((name) => {
      const text = cell(name, summary[name]);
      return over.includes(name) ? `**${text}**` : text;
    });
    return ['`' + path + '`', ...cells];
  });
  const limits = ['limit', ...SHOWN.map(limit)];
  const head = ['Page', ...SHOWN.map((name) => TITLES[name])];
  return [head, head.map(() => '---'), ...rows, limits].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cell(name: MeasureName, { median, least, most }: Spread): string {
  const text = (value: number) => format(name, value);
  return text(least) === text(most) ? text(median) : `${text(median)} (${text(least)}–${text(most)})`;
}

function limit(name: MeasureName): string {
  const { least, most } = LIMITS[name] ?? {};
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? '' : `≤ ${format(name, most)}`;
}

function format(name: MeasureName, value: number): string {
  if (name === 'cls') return value.toFixed(3).replace(/0$/, '');
  if (name === 'fcp' || name === 'lcp') return `${(value / 1000).toFixed(2)} s`;
  return name === 'tbt' ? `${Math.round(value)} ms` : String(Math.round(value));
}
