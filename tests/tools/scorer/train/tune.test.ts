import { describe, expect, it } from 'vitest';
import { toLevel } from '@/domain/rubric/competency';
import { spread, toBand, toLevels } from '@/domain/scoring/score-essay';
import { quadraticWeightedKappa } from '../../../../tools/scorer/measures.ts';
import { seededRandom } from '../../../../tools/scorer/seeded-random.ts';
import { tuneLevels, type Judged, tuneBand, groupBySubset } from '../../../../tools/scorer/train/tune.ts';
import { predictError } from '@/domain/scoring/predict';
import { fitError } from '../../../../tools/scorer/train/fit-error.ts';
import { factsWith } from '../../../support/facts';
import { smallDataset } from './small-dataset.ts';

const MIDDLE = [120, 120, 120, 120, 120];
const PLAIN = { center: MIDDLE, stretch: [1, 1, 1, 1, 1], shift: [0, 0, 0, 0, 0] };

/**
 * Essays whose human grades spread over all levels, while their expected points stay near the middle and are `low`
 * points too low.
 */
function judge(count: number, seed: number, low = 0): Judged[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const quality = random() - 0.5;
    const human = MIDDLE.map((center) => toLevel(center + quality * 200 + (random() - 0.5) * 40));
    const expected = MIDDLE.map((center) => center + quality * 110 + (random() - 0.5) * 20 - low);
    return { subset: at % 2 === 0 ? 'even' : 'odd', expected, human };
  });
}

function kappaOf(essays: Judged[], settings: typeof PLAIN): number {
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  return quadraticWeightedKappa(
    essays.map(({ human }) => total([...human])),
    essays.map(({ expected }) => total(Object.values(toLevels(spread(expected, settings))))),
  );
}

/** One essay with the same points in all competencies. */
const judged = (subset: string, expected: number, human: number): Judged => ({
  subset,
  expected: MIDDLE.map(() => expected),
  human: MIDDLE.map(() => human),
});

describe('tuneLevels', () => {
  it('stretches what gathers in the middle, which agrees better on other essays too', () => {
    const settings = tuneLevels(judge(300, 1));
    for (const stretch of settings.stretch) expect(stretch).toBeGreaterThan(1.3);
    const others = judge(300, 2);
    expect(kappaOf(others, settings)).toBeGreaterThan(kappaOf(others, PLAIN) + 0.05);
  });

  it('shifts what is expected too low upwards, which agrees better than to stretch it alone', () => {
    const essays = judge(300, 1, 20);
    const settings = tuneLevels(essays);
    const raised = tuneLevels(judge(300, 1)).shift.map((shift) => expect.closeTo(shift + 20, 1));
    expect(settings.shift).toEqual(raised);
    expect(kappaOf(essays, settings)).toBeGreaterThan(
      kappaOf(essays, { ...settings, shift: PLAIN.shift }) + 0.03,
    );
  });

  it('goes all or seven tenths of the way to the spread of human points, from mean to mean', () => {
    const essays = [judged('all', 100, 80), judged('all', 120, 160)];
    // The deviations are 10 and 40, so the full stretch is 4.
    expect(tuneLevels(essays)).toEqual({
      center: MIDDLE.map(() => 110),
      stretch: [4, 3.1, 3.1, 3.1, 4],
      shift: MIDDLE.map(() => 10),
    });
  });

  it('settles each competency by itself', () => {
    const essays = [100, 120].map((points, at) => ({
      ...judged('all', points, points),
      human: [points, points, points, points, at === 0 ? 0 : 200],
    }));
    expect(tuneLevels(essays).stretch).toEqual([1, 1, 1, 1, 10]);
  });

  it('counts every subset the same, however many essays it has', () => {
    const many = Array.from({ length: 9 }, () => [judged('many', 100, 100), judged('many', 140, 140)]).flat();
    const few = [judged('few', 100, 140), judged('few', 140, 180)];
    expect(tuneLevels([...many, ...few]).shift).toEqual(MIDDLE.map(() => 20));
    expect(tuneLevels([...many, ...few.map((one) => ({ ...one, subset: 'many' }))]).shift).toEqual(
      MIDDLE.map(() => 4),
    );
  });
});

const LEVELS = { center: Array(5).fill(100), stretch: Array(5).fill(1), shift: Array(5).fill(0) };
const expectedOf = (inputs: number[][]) =>
  inputs.map(([quality = 0]) => [0, 1, 2, 3, 4].map((number) => 100 + number + quality * 30));

const DATASET = smallDataset(1000);
const EXPECTED = expectedOf(DATASET.inputs.to2DArray());
const ERROR = fitError(DATASET, EXPECTED);
/** Facts for which no bound raises or lowers the points of the essay. */
const FREE = factsWith({
  words: 400,
  hasSource: 1,
  productiveRepertoire: 1,
  links: 1,
  unlinkedParagraphs: 1,
  elements: 5,
  hasAgentOrAction: 1,
  redMarks: 1,
});
const JUDGED = { expected: EXPECTED, facts: EXPECTED.map(() => FREE) };

/** The share of the totals, 0–1, that lie within bands of this factor. */
function coverage(factor: number, { inputs, points } = DATASET): number {
  const rows = inputs.to2DArray();
  const expected = expectedOf(rows);
  const held = rows.filter((row, at) => {
    const error = predictError({ error: { ...ERROR, factor } }, Float64Array.from(row));
    const { low, high } = toBand(toLevels(expected[at]!), error * factor);
    const total = points.getRow(at).reduce((sum, value) => sum + value, 0);
    return low <= total && total <= high;
  });
  return held.length / rows.length;
}

describe('tuneBand', () => {
  const factor = tuneBand(DATASET, JUDGED, ERROR, LEVELS);

  it('gives the smallest factor with which bands hold 80 % of the totals', () => {
    expect(coverage(factor)).toBeGreaterThanOrEqual(0.8);
    expect(coverage(factor - 0.02)).toBeLessThan(0.8);
    expect(factor).toBe(Number(factor.toFixed(2)));
  });

  it('holds as many of the totals it was not tuned on', () => {
    expect(coverage(factor, smallDataset(2000, 2))).toBeGreaterThan(0.77);
    expect(coverage(factor, smallDataset(2000, 2))).toBeLessThan(0.85);
  });

  it('counts every subset the same, however many essays it has', () => {
    // One essay in ten is of the subset whose totals lie far off.
    const subsets = DATASET.subsets.map((_, row) => (row % 10 === 0 ? 'far' : 'near'));
    const far = DATASET.points.clone();
    subsets.forEach(
      (subset, row) =>
        subset === 'far' &&
        far.setRow(
          row,
          far.getRow(row).map((value) => value + 30),
        ),
    );
    const together = tuneBand({ ...DATASET, points: far }, JUDGED, ERROR, LEVELS);
    const apart = tuneBand({ ...DATASET, points: far, subsets }, JUDGED, ERROR, LEVELS);
    expect(apart).toBeGreaterThan(together + 0.2);
  });

  it('judges the levels that are shown, within their bounds', () => {
    const facts = EXPECTED.map(() => ({ ...FREE, elements: 1 }));
    const points = DATASET.points.clone();
    points.setColumn(
      4,
      points.getColumn(4).map(() => 80),
    );
    const shown = tuneBand(
      { ...DATASET, points },
      { expected: EXPECTED.map((row) => row.with(4, 200)), facts },
      ERROR,
      LEVELS,
    );
    const free = tuneBand(
      { ...DATASET, points },
      { ...JUDGED, expected: EXPECTED.map((row) => row.with(4, 200)) },
      ERROR,
      LEVELS,
    );
    expect(shown).toBeLessThan(free - 0.2);
  });

  it('gives the widest where nothing holds enough', () => {
    const points = DATASET.points.clone().mul(0);
    expect(
      tuneBand({ ...DATASET, points }, JUDGED, { ...ERROR, intercept: 0, coefficients: [] }, LEVELS),
    ).toBe(4.48);
  });
});

describe('groupBySubset', () => {
  it('gives the items of each subset, as they first appear', () => {
    const items = ['b', 'a', 'b', 'c'].map((subset, id) => ({ subset, id }));
    expect(groupBySubset(items).map((group) => group.map(({ id }) => id))).toEqual([[0, 2], [1], [3]]);
  });
});
