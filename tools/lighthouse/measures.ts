import type { Result } from 'lighthouse';

/** Measures of one visit. Times in ms, categories out of 100. */
export type Measures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

export type MeasureName = keyof Measures;

/** The minimum for categories and the maximum for times and shifts; FCP is only reported. */
export const LIMITS: { [Name in MeasureName]?: { least?: number; most?: number } } = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  lcp: { most: 1800 },
  tbt: { most: 100 },
  cls: { most: 0.02 },
};

/** The measures of one Lighthouse report. */
export function measuresOf({ categories, audits }: Pick<Result, 'categories' | 'audits'>): Measures {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

export type Spread = { median: number; least: number; most: number };

/** Median and extremes of each measure over several visits. */
export function summarize(visits: readonly Measures[]): Record<MeasureName, Spread> {
  const names = Object.keys(visits[0] ?? {}) as MeasureName[];
  const spreads = names.map((name) => [name, spreadOf(visits.map((visit) => visit[name]))] as const);
  return Object.fromEntries(spreads) as Record<MeasureName, Spread>;
}

/** The measures whose median misses its limit. A value that is no number misses every limit. */
export function missed(summary: Record<MeasureName, Spread>): MeasureName[] {
  return (Object.keys(LIMITS) as MeasureName[]).filter((name) => {
    const { least = -Infinity, most = Infinity } = LIMITS[name] ?? {};
    const { median } = summary[name];
    return !(median >= least && median <= most);
  });
}

/** Median and extremes; NaN for an empty list. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return { median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
}
