import { describe, expect, it } from 'vitest';
import { MAX_POINTS, scoreSeries } from '@/domain/progress/score-series';
import { buildRow } from '../../support/builders';

const DAY_MS = 86_400_000;
const START = Date.parse('2025-03-03T15:00:00Z');
/** Rows oldest first, `daysApart` days apart, starting on a Monday noon in São Paulo. */
const rowsOf = (count: number, daysApart: number) =>
  Array.from({ length: count }, (_, index) =>
    buildRow({
      id: String(index),
      nota: 400 + (index % 3) * 40,
      data: new Date(START + index * daysApart * DAY_MS).toISOString(),
    }),
  );

describe('scoreSeries', () => {
  it('of no essay has no point', () => {
    expect(scoreSeries([])).toEqual({ step: 'essay', points: [] });
  });

  it('has a point per essay, with its band where one is known', () => {
    const banded = buildRow({
      id: '2',
      nota: 800,
      data: '2025-10-23T18:00:00Z',
      faixa: { low: 720, high: 880 },
    });
    const first = buildRow();
    expect(scoreSeries([first, banded])).toEqual({
      step: 'essay',
      points: [
        { date: first.data, essays: 1, total: 760, range: null, theme: first.tema },
        { date: banded.data, essays: 1, total: 800, range: { low: 720, high: 880 }, theme: banded.tema },
      ],
    });
  });

  it.each([
    ['as many essays as fit', MAX_POINTS, 1, 'essay', MAX_POINTS],
    ['one more, a day each: weeks', MAX_POINTS + 1, 1, 'week', 6],
    ['2,000 in a year from March on: months', 2000, 365 / 2000, 'month', 13],
    ['2,000 in eleven years: years', 2000, 2, 'year', 12],
    ['2,000 on one day: a single week', 2000, 0, 'week', 1],
    ['more years than fit are all shown', 60, 365.25, 'year', 60],
  ])('%s', (_requirement, count, daysApart, step, points) => {
    const series = scoreSeries(rowsOf(count, daysApart));
    expect([series.step, series.points.length]).toEqual([step, points]);
    expect(series.points.reduce((sum, { essays }) => sum + essays, 0)).toBe(count);
  });

  it('tells of a span its mean, its lowest and its highest total', () => {
    const [week] = scoreSeries(rowsOf(2000, 0)).points;
    expect(week).toMatchObject({ essays: 2000, total: 440, range: { low: 400, high: 480 }, theme: null });
  });

  it.each([
    ['Sunday 23:59 in São Paulo belongs to the week before', '2025-03-10T02:59:00Z', 2],
    ['Monday 0:00 begins the next', '2025-03-10T03:00:00Z', 1],
    // Clocks in São Paulo went forward that Sunday at midnight, to two hours behind UTC.
    ['so it does where the Sunday lost an hour', '2018-11-05T01:59:00Z', 2],
    ['and an hour earlier by the clocks of London', '2018-11-05T02:00:00Z', 1],
  ])('%s', (_requirement, date, essaysOfFirstWeek) => {
    const before = new Date(Date.parse(date) - 2 * 3_600_000).toISOString();
    const later = rowsOf(MAX_POINTS, 0).map((row) => ({ ...row, data: '2025-05-01T12:00:00Z' }));
    const { points } = scoreSeries([
      buildRow({ id: 'before', data: before }),
      buildRow({ id: 'at', data: date }),
      ...later,
    ]);
    expect(points[0]?.essays).toBe(essaysOfFirstWeek);
  });

  it('keeps a row whose date could not be read, first', () => {
    const rows = [buildRow({ id: 'epoch', data: new Date(0).toISOString() }), ...rowsOf(50, 1)];
    expect(scoreSeries(rows).points[0]).toMatchObject({ date: '1970-01-01T00:00:00.000Z', essays: 1 });
  });
});
