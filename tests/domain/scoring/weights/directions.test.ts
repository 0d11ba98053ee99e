import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { FACT_NAMES, FACTS, type FactName } from '@/domain/scoring/facts';
import { extractFeatures } from '@/domain/scoring/features/extract-features';
import { DIRECTIONS, FEATURE_INPUTS, standardize, toInputs, TREE_INPUTS } from '@/domain/scoring/inputs';
import { predictPoints } from '@/domain/scoring/predict';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { analyzeText } from '@/domain/text/analyze-text';
import { SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { factsWith } from '../../../support/facts';

const { linear, trees, inputs } = shipped;

describe('the shipped weights', () => {
  it.each(COMPETENCY_NUMBERS)('keep every input to its direction in competency %i', (number) => {
    const coefficients = linear.coefficients[number - 1]!;
    const against = coefficients.flatMap((value, at) => (value * DIRECTIONS[at]! < 0 ? [at] : []));
    expect(against).toEqual([]);
  });

  it('let facts count, in every competency', () => {
    for (const coefficients of linear.coefficients) {
      expect(coefficients.slice(FEATURE_INPUTS).filter(Boolean).length).toBeGreaterThan(10);
    }
  });

  it('ask in their trees of no fact and of no fault', () => {
    expect(trees.inputs.length).toBeGreaterThan(0);
    expect(trees.inputs.filter((at) => !TREE_INPUTS.includes(at))).toEqual([]);
  });

  it('never expect less, in any competency, of more of what raises or less of what lowers', () => {
    const features = extractFeatures({ essay: analyzeText(WEAK_ESSAY), theme: analyzeText(SAMPLE_THEME) });
    const pointsOf = (facts: Record<FactName, number>) =>
      predictPoints(shipped, standardize(toInputs(features, facts), inputs, false));
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const shares = fc.array(share, { minLength: FACT_NAMES.length, maxLength: FACT_NAMES.length });
    fc.assert(
      fc.property(shares, fc.constantFrom(...FACT_NAMES), share, (at, fact, other) => {
        const highest = (name: FactName) => FACTS[name].knots.at(-1) ?? 0;
        const given = factsWith(
          Object.fromEntries(FACT_NAMES.map((name, place) => [name, at[place]! * highest(name)])),
        );
        const amounts = [given[fact], other * highest(fact)].toSorted((a, b) => a - b);
        if (FACTS[fact].direction < 0) amounts.reverse();
        const [worse, better] = amounts.map((amount) => pointsOf({ ...given, [fact]: amount }));
        better!.forEach((points, place) => expect(points).toBeGreaterThanOrEqual(worse![place]! - 1e-9));
      }),
    );
  });
});
