import { describe, expect, it } from 'vitest';
import { measuresOf, missed, summarize, type Measures } from '../../../tools/lighthouse/measures';
import { reportTable } from '../../../tools/lighthouse/report-table';

const GOOD: Measures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  fcp: 900,
  lcp: 1500,
  tbt: 40,
  cls: 0,
};

describe('measuresOf', () => {
  it('reads categories as points and audits as numbers', () => {
    const category = (score: number) => ({ score });
    const audit = (numericValue: number) => ({ numericValue });
    const report = {
      categories: {
        performance: category(0.985),
        accessibility: category(1),
        'best-practices': category(0.96),
      },
      audits: {
        'first-contentful-paint': audit(901.4),
        'largest-contentful-paint': audit(1502.5),
        'total-blocking-time': audit(31),
        'cumulative-layout-shift': audit(0.004),
      },
    };
    expect(measuresOf(report as never)).toEqual({
      performance: 99,
      accessibility: 100,
      bestPractices: 96,
      fcp: 901.4,
      lcp: 1502.5,
      tbt: 31,
      cls: 0.004,
    });
  });
});

describe('summarize', () => {
  it.each([
    ['of an odd number the one in the middle', [1900, 1400, 1500], { median: 1500, least: 1400, most: 1900 }],
    ['of an even number the mean of the two', [1400, 1500], { median: 1450, least: 1400, most: 1500 }],
  ])('%s', (_requirement, times, expected) => {
    expect(summarize(times.map((lcp) => ({ ...GOOD, lcp }))).lcp).toEqual(expected);
  });
});

describe('missed', () => {
  it.each([
    ['nothing where all is well', {}, []],
    ['a time above its limit', { lcp: 1801 }, ['lcp']],
    ['a category below its least', { performance: 97, accessibility: 99 }, ['performance', 'accessibility']],
    ['a measure that could not be taken', { tbt: Number.NaN }, ['tbt']],
    ['not what is only told', { fcp: 9000 }, []],
  ])('%s', (_requirement, changes, expected) => {
    expect(missed(summarize([{ ...GOOD, ...changes }]))).toEqual(expected);
  });
});

describe('reportTable', () => {
  it('shows the median with its extremes, in bold where it misses its limit', () => {
    const summary = summarize([GOOD, { ...GOOD, tbt: 130, lcp: 1600 }, { ...GOOD, tbt: 120 }]);
    const table = reportTable([{ path: '/', summary }]);
    expect(table).toContain('1.50 s (1.50 s–1.60 s)');
    expect(table).toContain('**120 ms (40 ms–130 ms)**');
    expect(table).toContain('| limit |');
  });
});
