import { Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import { binInputs } from '../../../../tools/scorer/train/bins.ts';

const column = (values: number[]) => binInputs(Matrix.columnVector(values), 1)[0]!;

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
    expect(two.edges).toEqual([0]);
    expect([...two.bins]).toEqual([...Array<number>(60).fill(0), ...Array<number>(30).fill(1)]);
    const one = column([7, 7, 7]);
    expect(one).toEqual({ edges: [], bins: Uint8Array.from([0, 0, 0]) });
  });

  it('takes as many inputs as asked for, each by itself', () => {
    const inputs = new Matrix([
      [1, 30, 5],
      [2, 20, 5],
      [3, 10, 6],
    ]);
    const binned = binInputs(inputs, 2);
    expect(binned).toHaveLength(2);
    expect(binned[0]!.bins[0]).toBe(0);
    expect(binned[1]!.bins[2]).toBe(0);
    expect(binned[1]!.bins[0]).toBeGreaterThan(binned[1]!.bins[1]!);
  });
});
