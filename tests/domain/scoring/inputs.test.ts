import { describe, expect, it } from 'vitest';
import { FACT_INPUTS, FACTS } from '@/domain/scoring/facts';
import { FEATURE_NAMES, type FeatureName, type Features } from '@/domain/scoring/features/extract-features';
import {
  DIRECTIONS,
  FEATURE_INPUTS,
  INPUTS,
  standardize,
  toInputs,
  TREE_INPUTS,
} from '@/domain/scoring/inputs';
import { factsWith } from '../../support/facts';

const COUNT = FEATURE_NAMES.length;
const SUPPORT_TEXT_FEATURES: FeatureName[] = [
  'stemsFromSupportShare',
  'wordsFromSupportShare',
  'supportRecall',
  'copiedRunsOf4Share',
  'copiedRunsOf7Share',
];

/** All features are 0 except the given ones. */
function featuresWith(values: Partial<Features>): Features {
  return { ...(Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as Features), ...values };
}

const NO_FACTS = factsWith({});
const filled = (value: number, length = INPUTS) => Array.from({ length }, () => value);

describe('toInputs', () => {
  it('gives every feature as it is, then the logarithms in the same order, then the pieces of the facts', () => {
    const last = FEATURE_NAMES.at(-1)!;
    const facts = factsWith({ misspellings: 1, proposalAtTheEnd: 1 });
    const inputs = toInputs(featuresWith({ characters: 1500, words: 250, [last]: 7 }), facts);
    expect(FEATURE_INPUTS).toBe(2 * COUNT);
    expect(inputs).toHaveLength(INPUTS);
    expect([...inputs.slice(0, 3), inputs[COUNT - 1]]).toEqual([1500, 250, 0, 7]);
    expect(inputs[COUNT]).toBeCloseTo(Math.log(1501), 12);
    expect(inputs[COUNT + 1]).toBeCloseTo(Math.log(251), 12);
    expect(inputs[COUNT + 2]).toBe(0);
    expect(inputs[2 * COUNT - 1]).toBeCloseTo(Math.log(8), 12);
    // One misspelling fills the first piece (0–0.5), half of the second (0.5–1.5) and none of the third.
    expect(inputs.slice(FEATURE_INPUTS, FEATURE_INPUTS + 3)).toEqual(Float64Array.of(1, 0.5, 0));
    expect(inputs.at(-1)).toBe(1);
  });

  it('keeps the sign of what is below 0: the logarithm is of the distance from 0', () => {
    const inputs = toInputs(featuresWith({ words: -9 }), NO_FACTS);
    expect(inputs[1]).toBe(-9);
    expect(inputs[COUNT + 1]).toBeCloseTo(-Math.log(10), 12);
  });
});

describe('DIRECTIONS', () => {
  it('give each piece of a fact the direction of the fact', () => {
    expect(DIRECTIONS.slice(FEATURE_INPUTS)).toEqual(
      Int8Array.from(FACT_INPUTS, ({ fact }) => FACTS[fact].direction),
    );
  });

  it('let features of faults only lower points, and the rest do either, both times each enters', () => {
    const ofFeatures = DIRECTIONS.slice(0, FEATURE_INPUTS);
    expect(new Set(ofFeatures)).toEqual(new Set([0, -1]));
    expect(ofFeatures.slice(COUNT)).toEqual(ofFeatures.slice(0, COUNT));
    expect(ofFeatures[FEATURE_NAMES.indexOf('missingAccentRate')]).toBe(-1);
    expect(ofFeatures[FEATURE_NAMES.indexOf('words')]).toBe(0);
  });
});

describe('TREE_INPUTS', () => {
  it('are features as they are, none of one direction and no fact', () => {
    expect(TREE_INPUTS.filter((at) => at >= COUNT || DIRECTIONS[at] !== 0)).toEqual([]);
    expect(TREE_INPUTS).toHaveLength(COUNT - DIRECTIONS.slice(0, COUNT).filter(Boolean).length);
  });
});

describe('standardize', () => {
  const distribution = { mean: filled(10), deviation: filled(2) };

  it.each([
    ['the mean', 10, 0],
    ['one deviation above', 12, 1],
    ['a quarter below', 9.5, -0.25],
    ['five above', 20, 5],
    ['more than five above', 20.1, 5],
    ['far below', -1e9, -5],
  ])('tells the distance from the mean, five deviations at most: %s', (_requirement, value, expected) => {
    const standard = standardize(new Float64Array(filled(value)), distribution, true);
    expect(standard.slice(0, FEATURE_INPUTS)).toEqual(new Float64Array(filled(expected, FEATURE_INPUTS)));
  });

  it('does not clip facts: what is rare is far from the mean, and counts in full', () => {
    const standard = standardize(new Float64Array(filled(30)), distribution, true);
    expect(standard.slice(FEATURE_INPUTS)).toEqual(new Float64Array(filled(10, INPUTS - FEATURE_INPUTS)));
  });

  it('takes what never varied in training as usual, whatever it is now', () => {
    const deviation = filled(2).with(3, 0);
    const standard = standardize(new Float64Array(filled(14)), { ...distribution, deviation }, true);
    expect([...standard]).toEqual(filled(2).with(3, 0));
  });

  it('takes what a missing support text would tell as usual, both times each feature enters', () => {
    const inputs = new Float64Array(filled(14));
    const without = standardize(inputs, distribution, false);
    const usual = [...without.keys()].filter((at) => without[at] === 0);
    const places = SUPPORT_TEXT_FEATURES.map((name) => FEATURE_NAMES.indexOf(name)).toSorted((a, b) => a - b);
    expect(places).not.toContain(-1);
    expect(usual).toEqual([...places, ...places.map((at) => COUNT + at)]);
    expect([...standardize(inputs, distribution, true)]).toEqual(filled(2));
  });
});
