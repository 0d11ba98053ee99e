import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACT_INPUTS, FACT_NAMES, FACTS, toFactInputs, type FactName } from '@/domain/scoring/facts';
import { factsWith } from '../../support/facts';

/** How much of each piece of the fact's range this amount fills, from 0 to 1. */
function piecesOf(fact: FactName, amount: number): number[] {
  const inputs = toFactInputs(factsWith({ [fact]: amount }));
  return FACT_INPUTS.flatMap((input, at) => (input.fact === fact ? [inputs[at]!] : []));
}

describe('FACTS', () => {
  it.each(FACT_NAMES)('%s has ascending knots from 0, two at least', (fact) => {
    const { knots } = FACTS[fact];
    expect(knots.length).toBeGreaterThanOrEqual(2);
    expect(knots[0]).toBe(0);
    expect([...new Set(knots)].toSorted((a, b) => a - b)).toEqual([...knots]);
  });

  it('are of every competency, some that raise it and some that lower it but for the proposal', () => {
    const kinds = new Set(FACT_NAMES.map((fact) => FACTS[fact].competency * FACTS[fact].direction));
    expect([...kinds].toSorted((a, b) => a - b)).toEqual([-4, -3, -2, -1, 1, 2, 3, 4, 5]);
  });
});

describe('FACT_INPUTS', () => {
  it('are the pieces between the knots, without a gap, fact by fact', () => {
    expect([...new Set(FACT_INPUTS.map(({ fact }) => fact))]).toEqual(FACT_NAMES);
    for (const fact of FACT_NAMES) {
      const pieces = FACT_INPUTS.filter((input) => input.fact === fact);
      expect([0, ...pieces.map(({ to }) => to)]).toEqual([...FACTS[fact].knots]);
      expect(pieces.slice(1).map(({ from }) => from)).toEqual(pieces.slice(0, -1).map(({ to }) => to));
    }
  });
});

describe('toFactInputs', () => {
  it.each([
    ['nothing', 0, [0, 0, 0]],
    ['half of the first piece', 1, [0.5, 0, 0]],
    ['the first', 2, [1, 0, 0]],
    ['a quarter of the second', 2.5, [1, 0.25, 0]],
    ['all', 6, [1, 1, 1]],
    ['no more than all', 60, [1, 1, 1]],
    ['nothing below 0', -1, [0, 0, 0]],
  ])('fills one piece after the other: %s', (_requirement, amount, pieces) => {
    expect(piecesOf('commas', amount)).toEqual(pieces);
  });

  it('fills the pieces of one fact by that fact alone', () => {
    const inputs = toFactInputs(factsWith({ thesis: 1 }));
    const filled = FACT_INPUTS.filter((_, at) => inputs[at] !== 0).map(({ fact }) => fact);
    expect(new Set(filled)).toEqual(new Set(['thesis']));
  });

  it('gives shares of 0–1 that never fall when a fact grows', () => {
    const amount = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...FACT_NAMES), amount, amount, (fact, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          piecesOf(fact, value),
        );
        less!.forEach((share, at) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(more![at]!);
          expect(more![at]).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
