import { describe, expect, it } from 'vitest';
import { readScorerWeights, type ScorerWeights } from '@/domain/scoring/scorer-weights';
import shipped from '@/domain/scoring/weights/scorer-weights.json';

const weights: ScorerWeights = shipped;
const { features, facts, inputs, linear, trees, levels, error } = weights;
const shorter = <Item>(items: Item[]) => items.slice(1);

describe('readScorerWeights', () => {
  it('takes the shipped weights as they are', () => {
    expect(readScorerWeights(weights)).toBe(weights);
  });

  it.each<[string, Partial<ScorerWeights>]>([
    ['a feature has another name', { features: features.with(5, 'somethingElse') }],
    ['two features have changed places', { features: features.with(0, features[1]!).with(1, features[0]!) }],
    ['a feature is missing', { features: features.slice(0, -1) }],
    ['there is a feature more', { features: [...features, 'oneMore'] }],
    ['a piece of a fact is missing', { facts: facts.slice(0, -1) }],
    ['a fact has another knot', { facts: facts.with(0, `${facts[0]}9`) }],
    ['two facts have changed places', { facts: facts.with(0, facts[1]!).with(1, facts[0]!) }],
    ['a mean is missing', { inputs: { ...inputs, mean: shorter(inputs.mean) } }],
    ['a deviation is missing', { inputs: { ...inputs, deviation: shorter(inputs.deviation) } }],
    ['a competency is missing', { linear: { ...linear, coefficients: shorter(linear.coefficients) } }],
    ['an intercept is missing', { linear: { ...linear, intercept: shorter(linear.intercept) } }],
    ['a center is missing', { levels: { ...levels, center: shorter(levels.center) } }],
    ['a stretch is missing', { levels: { ...levels, stretch: shorter(levels.stretch) } }],
    ['a shift is missing', { levels: { ...levels, shift: shorter(levels.shift) } }],
    [
      'a coefficient is missing',
      { linear: { ...linear, coefficients: linear.coefficients.with(4, shorter(linear.coefficients[4]!)) } },
    ],
    ['a threshold is missing', { trees: { ...trees, thresholds: shorter(trees.thresholds) } }],
    ['a question is missing', { trees: { ...trees, inputs: shorter(trees.inputs) } }],
    ['a leaf is missing', { trees: { ...trees, leaves: shorter(trees.leaves) } }],
    ['an error coefficient is missing', { error: { ...error, coefficients: shorter(error.coefficients) } }],
  ])('refuses weights that were not trained for these features and facts: %s', (_requirement, change) => {
    expect(readScorerWeights({ ...weights, ...change })).toBeNull();
  });
});
