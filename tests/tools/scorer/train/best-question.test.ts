import { Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import {
  findBestQuestion,
  type QuestionSearch,
  binInputs,
} from '../../../../tools/scorer/train/best-question.ts';

/** Three inputs: 0–39 in order, parity, and the reversed order. */
const INPUTS = new Matrix(Array.from({ length: 40 }, (_, row) => [row, row % 2, -row]));
const BINS = binInputs(INPUTS, [0, 1, 2]);
const ALL = [...Array(40).keys()];

/** A search over one leaf in which the given targets of each row are the residuals. */
function searchFor(
  residual: (row: number) => number[],
  settings: Partial<QuestionSearch> = {},
): QuestionSearch {
  const residuals = ALL.map(residual);
  return {
    bins: BINS,
    columns: [0, 1, 2],
    rows: ALL,
    leafOf: new Uint8Array(40),
    leaves: 1,
    residuals: Float64Array.from(residuals.flat()),
    targets: residuals[0]!.length,
    weights: ALL.map(() => 1),
    penalty: 1,
    ...settings,
  };
}

/** Which rows answer the best question with yes. */
function rowsAbove(search: QuestionSearch): number[] {
  const { input, bin } = findBestQuestion(search);
  return ALL.filter((row) => BINS[input]!.bins[row]! > bin);
}

const step = (row: number) => (row >= 30 ? 3 : -1);
const parity = (row: number) => (row % 2 === 1 ? 1 : -1);

describe('findBestQuestion', () => {
  it('finds the step where it is', () => {
    expect(rowsAbove(searchFor((row) => [step(row)]))).toEqual(ALL.slice(30));
  });

  it('finds the input that explains most, all targets taken together', () => {
    expect(findBestQuestion(searchFor((row) => [parity(row), step(row) / 9]))).toMatchObject({ input: 1 });
    expect(findBestQuestion(searchFor((row) => [parity(row) / 9, step(row)]))).toMatchObject({ input: 0 });
  });

  it('takes the first of equals', () => {
    expect(findBestQuestion(searchFor((row) => [step(row)], { columns: [2, 0] })).input).toBe(2);
    expect(findBestQuestion(searchFor((row) => [step(row)], { columns: [0, 2] })).input).toBe(0);
  });

  it('asks about the given columns only', () => {
    expect(findBestQuestion(searchFor((row) => [step(row)], { columns: [1] })).input).toBe(1);
  });

  it('judges by the given rows only, each by its weight', () => {
    const mixed = (row: number) => [row < 20 ? parity(row) * 9 : step(row)];
    expect(findBestQuestion(searchFor(mixed)).input).toBe(1);
    expect(rowsAbove(searchFor(mixed, { rows: ALL.slice(20) }))).toEqual(ALL.slice(30));
    const weights = ALL.map((row) => (row < 20 ? 0 : 1));
    expect(rowsAbove(searchFor(mixed, { weights }))).toEqual(ALL.slice(30));
  });

  it('asks one question in all leaves: the one that explains most over all of them', () => {
    // By itself, parity explains nothing; within either half of the rows, it explains everything.
    const crossed = (row: number) => [row < 20 ? parity(row) : -parity(row)];
    const halves = Uint8Array.from(ALL, (row) => (row < 20 ? 0 : 1));
    expect(findBestQuestion(searchFor(crossed, { leafOf: halves, leaves: 2 })).input).toBe(1);
    expect(findBestQuestion(searchFor(crossed)).input).not.toBe(1);
  });

  it('parts no few essays from the many where the penalty is high', () => {
    const outlier = (row: number) => [row === 39 ? 8 : row >= 20 ? 0.5 : -0.7];
    expect(rowsAbove(searchFor(outlier, { penalty: 0.1 })).length).toBeLessThan(3);
    expect(rowsAbove(searchFor(outlier, { penalty: 40 })).length).toBeGreaterThan(15);
  });
});

const column = (values: number[]) => binInputs(Matrix.columnVector(values), [0])[0]!;

describe('binInputs', () => {
  it('cuts an input into 32 ranges of as many essays each', () => {
    const values = Array.from({ length: 640 }, (_, at) => ((at * 37) % 640) ** 2);
    const { bins, edges } = column(values);
    expect(edges).toHaveLength(31);
    const sizes = Array.from({ length: 32 }, (_, range) => bins.filter((bin) => bin === range).length);
    expect(sizes).toEqual(sizes.map(() => 20));
  });

  it('puts a row into the first range whose edge it does not exceed', () => {
    const values = [5, 1, 3, 3, 2, 9];
    const { bins, edges } = column(values);
    values.forEach((value, row) => {
      const range = bins[row]!;
      expect(value).toBeLessThanOrEqual(edges[range] ?? Infinity);
      expect(value).toBeGreaterThan(edges[range - 1] ?? -Infinity);
    });
  });

  it('asks nothing that parts no essays: one edge between two values, none around one', () => {
    const two = column([...Array<number>(60).fill(0), ...Array<number>(30).fill(1)]);
    expect(two.edges).toEqual([0.5]);
    expect([...two.bins]).toEqual([...Array<number>(60).fill(0), ...Array<number>(30).fill(1)]);
    const one = column([7, 7, 7]);
    expect(one).toEqual({ edges: [], bins: Uint8Array.from([0, 0, 0]) });
  });

  it('takes the inputs asked for, each by itself under its own place', () => {
    const inputs = new Matrix([
      [1, 30, 5],
      [2, 20, 5],
      [3, 10, 6],
    ]);
    const binned = binInputs(inputs, [1, 2]);
    expect(Object.keys(binned)).toEqual(['1', '2']);
    expect(binned[1]!.bins[2]).toBe(0);
    expect(binned[1]!.bins[0]).toBeGreaterThan(binned[1]!.bins[1]!);
    expect(binned[2]!.bins[0]).toBe(binned[2]!.bins[1]);
    expect(binned[2]!.bins[2]).toBeGreaterThan(binned[2]!.bins[1]!);
  });
});
