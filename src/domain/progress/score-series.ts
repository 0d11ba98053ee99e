import type { ScoreBand } from '../evaluation/evaluation.ts';
import { saoPauloDate, saoPauloDayNumber } from '../time/sao-paulo.ts';
import { meanTotal, type MetricsEssay } from './metrics.ts';

/** Maximum number of points that a chart can show distinctly, even on a phone. */
export const MAX_POINTS = 40;

export type SeriesStep = 'essay' | 'week' | 'month' | 'year';

export type ScorePoint = {
  /** ISO date of the first essay of the point. */
  date: string;
  /** Number of essays in the point. */
  essays: number;
  /** The total of the essay, or the rounded mean of the totals of several essays, 0–1000. */
  total: number;
  /** For a single essay, its band if known; for a week, month or year, the lowest and the highest total. */
  range: ScoreBand | null;
  /** The theme of a single essay; null if the point represents a period. */
  theme: string | null;
};

export type ScoreSeries = { step: SeriesStep; points: ScorePoint[] };

/**
 * The totals over time, from rows ordered oldest first. If the essays fit the chart, there is one point per essay;
 * otherwise one per week (starting on Monday), month or year with essays, by the calendar of São Paulo. Years are
 * never combined. A row whose date cannot be parsed (treated as the epoch) comes first.
 */
export function scoreSeries(essays: readonly MetricsEssay[]): ScoreSeries {
  if (essays.length <= MAX_POINTS) return { step: 'essay', points: essays.map(pointOfEssay) };
  for (const step of ['week', 'month'] as const) {
    const points = pointsBySpan(essays, SPANS[step]);
    if (points.length <= MAX_POINTS) return { step, points };
  }
  return { step: 'year', points: pointsBySpan(essays, SPANS.year) };
}

const SPANS = {
  // 3 is added because the epoch was a Thursday and weeks start on Monday.
  week: (date: Date) => Math.floor((saoPauloDayNumber(date) + 3) / 7),
  month(date: Date) {
    const { year, month } = saoPauloDate(date);
    return year * 12 + month;
  },
  year: (date: Date) => saoPauloDate(date).year,
};

function pointOfEssay({ data, nota, tema, faixa }: MetricsEssay): ScorePoint {
  return { date: data, essays: 1, total: nota, range: faixa ?? null, theme: tema };
}

/** One point per period that has essays. */
function pointsBySpan(essays: readonly MetricsEssay[], spanOf: (date: Date) => number): ScorePoint[] {
  const spans = new Map<number, MetricsEssay[]>();
  for (const essay of essays) {
    const span = spanOf(new Date(essay.data));
    const members = spans.get(span);
    if (members) members.push(essay);
    else spans.set(span, [essay]);
  }
  return [...spans.values()].map(pointOfSpan);
}

function pointOfSpan(essays: readonly MetricsEssay[]): ScorePoint {
  const totals = essays.map(({ nota }) => nota);
  return {
    date: essays[0]?.data ?? '',
    essays: essays.length,
    total: meanTotal(essays),
    range: { low: Math.min(...totals), high: Math.max(...totals) },
    theme: null,
  };
}
