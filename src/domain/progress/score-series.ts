import type { ScoreBand } from '../evaluation/evaluation.ts';
import { saoPauloDate, saoPauloDayNumber } from '../time/sao-paulo.ts';
import { meanTotal, type MetricsEssay } from './metrics.ts';

/** What a chart can show apart from each other, on a phone too. */
export const MAX_POINTS = 40;

export type SeriesStep = 'essay' | 'week' | 'month' | 'year';

export type ScorePoint = {
  /** ISO date of the first essay of the point. */
  date: string;
  /** How many essays the point stands for. */
  essays: number;
  /** The total of the essay, or the rounded mean of them, 0–1000. */
  total: number;
  /** Of one essay its band, where one is known; of a week, month or year the lowest and the highest total. */
  range: ScoreBand | null;
  /** The theme of the essay; null where the point stands for a span of time. */
  theme: string | null;
};

export type ScoreSeries = { step: SeriesStep; points: ScorePoint[] };

/**
 * The totals over time of rows oldest first: one point per essay while the chart can hold them, then one per week (from
 * Monday), month or year with essays, by the calendar of São Paulo; years are never thinned further. A row dated by the
 * epoch, because its date could not be read, comes first.
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
  // The epoch was a Thursday.
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

/** One point per span that has essays. */
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
