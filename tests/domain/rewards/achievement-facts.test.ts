import { describe, expect, it } from 'vitest';
import { achievementFacts, type EssayFact } from '@/domain/rewards/achievement-facts';

const NOTHING = {
  canetinhasEarned: 0,
  missions: 0,
  unlocked: [],
  ratings: 0,
  messages: 0,
  suggestions: 0,
  teacherReviews: 0,
};
const essay = (submittedAt: string, changes: Partial<EssayFact> = {}): EssayFact => ({
  submittedAt,
  theme: submittedAt,
  axis: null,
  total: 520,
  levels: [120, 120, 80, 120, 80],
  findings: 9,
  ...changes,
});
const factsOf = (essays: EssayFact[]) => achievementFacts({ ...NOTHING, essays });
const sentAt = (...times: string[]) => factsOf(times.map((time) => essay(time)));

describe('days of São Paulo', () => {
  it.each([
    ['three on one day', ['2026-03-10T03:00:00Z', '2026-03-10T15:00:00Z', '2026-03-11T02:59:59Z'], 3],
    ['midnight begins another', ['2026-03-10T15:00:00Z', '2026-03-11T02:59:59Z', '2026-03-11T03:00:00Z'], 2],
    ['midnight of UTC does not', ['2026-03-10T23:30:00Z', '2026-03-11T00:30:00Z', '2026-03-11T01:30:00Z'], 3],
    // In São Paulo the clocks went from 0h to 1h on 4 November 2018, and from 0h back to 23h on 17 February 2019.
    ['the day that began at 1h', ['2018-11-04T03:00:00Z', '2018-11-05T01:59:00Z', '2018-11-05T02:00:00Z'], 2],
    ['the hour that came twice', ['2019-02-17T01:30:00Z', '2019-02-17T02:30:00Z', '2019-02-17T03:00:00Z'], 2],
  ])('%s', (_requirement, times, most) => {
    expect(sentAt(...times)['essays-in-a-day']).toBe(most);
  });

  it.each([
    ['none', [], 0],
    ['one day', ['2026-03-10T15:00:00Z'], 1],
    [
      'several essays on one of them',
      ['2026-03-10T12:00:00Z', '2026-03-10T15:00:00Z', '2026-03-11T15:00:00Z'],
      2,
    ],
    [
      'a day left out begins anew',
      ['2026-03-10T15:00:00Z', '2026-03-12T15:00:00Z', '2026-03-13T15:00:00Z'],
      2,
    ],
    [
      'the longest counts, not the last',
      ['2026-03-01T15:00:00Z', '2026-03-02T15:00:00Z', '2026-03-09T15:00:00Z'],
      2,
    ],
    ['a minute apart, over midnight', ['2026-03-11T02:59:00Z', '2026-03-11T03:00:00Z'], 2],
    ['over the end of a year', ['2025-12-31T15:00:00Z', '2026-01-01T15:00:00Z'], 2],
    ['over 29 February', ['2028-02-28T15:00:00Z', '2028-02-29T15:00:00Z', '2028-03-01T15:00:00Z'], 3],
    ['over the day of 23 hours', ['2018-11-03T15:00:00Z', '2018-11-04T15:00:00Z', '2018-11-05T15:00:00Z'], 3],
    ['over the day of 25 hours', ['2019-02-16T15:00:00Z', '2019-02-17T15:00:00Z', '2019-02-18T15:00:00Z'], 3],
    ['in any order', ['2026-03-12T15:00:00Z', '2026-03-10T15:00:00Z', '2026-03-11T15:00:00Z'], 3],
  ])('days in a row: %s', (_requirement, times, days) => {
    expect(sentAt(...times)['days-in-a-row']).toBe(days);
  });
});

describe('hours of São Paulo', () => {
  it.each([
    ['midnight is before six', '2026-03-10T03:00:00Z', [1, 0]],
    ['a minute to six', '2026-03-10T08:59:59Z', [1, 0]],
    ['six is no longer', '2026-03-10T09:00:00Z', [0, 0]],
    ['a minute to ten at night', '2026-03-11T00:59:59Z', [0, 0]],
    ['ten at night', '2026-03-11T01:00:00Z', [0, 1]],
    ['a minute to midnight', '2026-03-11T02:59:59Z', [0, 1]],
    ['six in the summer time of 2018', '2018-12-01T08:00:00Z', [0, 0]],
    ['a minute to six in it', '2018-12-01T07:59:00Z', [1, 0]],
  ])('%s', (_requirement, time, counts) => {
    const facts = sentAt(time);
    expect([facts['essays-before-six'], facts['essays-after-ten-pm']]).toEqual(counts);
  });

  it('takes a date nobody can read as the epoch, nine in the evening of New Year’s Eve', () => {
    expect(sentAt('ontem')).toMatchObject({ essays: 1, 'essays-before-six': 0, 'essays-after-ten-pm': 0 });
  });
});

describe('scores', () => {
  const scored = (...totals: number[]) =>
    factsOf(totals.map((total, at) => essay(`2026-03-${10 + at}T15:00:00Z`, { total })));

  it.each([
    ['none', [], 0],
    ['799 is not high', [800, 799], 1],
    ['a lower one breaks it', [800, 840, 760, 900, 1000, 800], 3],
    ['all of them', [800, 800, 800, 800, 800], 5],
  ])('high totals in a row: %s', (_requirement, totals, length) => {
    expect(scored(...totals)['high-totals-in-a-row']).toBe(length);
  });

  it('are taken in the order of sending', () => {
    const [first, low, last] = [
      essay('2026-03-10T15:00:00Z', { total: 900 }),
      essay('2026-03-11T15:00:00Z', { total: 500 }),
      essay('2026-03-12T15:00:00Z', { total: 900 }),
    ];
    expect(factsOf([first, last, low])['high-totals-in-a-row']).toBe(1);
  });

  it('a clean essay has 200 in I and no mark; unknown marks are not none', () => {
    const levels = [200, 0, 0, 0, 0];
    const time = '2026-03-10T15:00:00Z';
    expect(factsOf([essay(time, { levels, findings: 0 })])['clean-essays']).toBe(1);
    expect(factsOf([essay(time, { levels, findings: 1 })])['clean-essays']).toBe(0);
    expect(factsOf([essay(time, { levels, findings: null })])['clean-essays']).toBe(0);
    expect(factsOf([essay(time, { levels: [160], findings: 0 })])['clean-essays']).toBe(0);
  });

  it('full cohesion is 200 in IV; missing levels are none', () => {
    const time = '2026-03-10T15:00:00Z';
    expect(factsOf([essay(time, { levels: [0, 0, 0, 200, 0] })])['full-cohesion']).toBe(1);
    expect(factsOf([essay(time, { levels: [] })])['full-cohesion']).toBe(0);
  });
});

it('themes are one where only case, accents and blanks at the ends differ', () => {
  const themed = (...themes: string[]) =>
    factsOf(themes.map((theme, at) => essay(`2026-03-${10 + at}T15:00:00Z`, { theme })));
  expect(themed('Água e cidade', ' agua e CIDADE ', 'Água')['essays-on-one-theme']).toBe(2);
});

it('opinions are ratings and messages together', () => {
  const facts = achievementFacts({ ...NOTHING, essays: [], ratings: 2, messages: 3, suggestions: 1 });
  expect(facts).toMatchObject({ opinions: 5, ratings: 2, suggestions: 1 });
});
