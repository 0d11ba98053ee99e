import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES, type FeatureName, type Features } from '@/domain/scoring/features/extract-features';
import { INPUTS_PER_FEATURE, standardize, toInputs } from '@/domain/scoring/inputs';

const COUNT = FEATURE_NAMES.length;
const SUPPORT_TEXT_FEATURES: FeatureName[] = [
  'stemsFromSupportShare',
  'wordsFromSupportShare',
  'supportRecall',
  'copiedRunsOf4Share',
  'copiedRunsOf7Share',
];

/** All features 0 but those named. */
function featuresWith(values: Partial<Features>): Features {
  return { ...(Object.fromEntries(FEATURE_NAMES.map((name) => [name, 0])) as Features), ...values };
}

const filled = (value: number) => Array.from({ length: COUNT * INPUTS_PER_FEATURE }, () => value);

describe('toInputs', () => {
  it('gives every feature as it is, then the logarithms in the same order', () => {
    const last = FEATURE_NAMES.at(-1)!;
    const inputs = toInputs(featuresWith({ characters: 1500, words: 250, [last]: 7 }));
    expect(inputs).toHaveLength(2 * COUNT);
    expect([...inputs.slice(0, 3), inputs[COUNT - 1]]).toEqual([1500, 250, 0, 7]);
    expect(inputs[COUNT]).toBeCloseTo(Math.log(1501), 12);
    expect(inputs[COUNT + 1]).toBeCloseTo(Math.log(251), 12);
    expect(inputs[COUNT + 2]).toBe(0);
    expect(inputs[2 * COUNT - 1]).toBeCloseTo(Math.log(8), 12);
  });

  it('keeps the sign of what is below 0: the logarithm is of the distance from 0', () => {
    const inputs = toInputs(featuresWith({ words: -9 }));
    expect(inputs[1]).toBe(-9);
    expect(inputs[COUNT + 1]).toBeCloseTo(-Math.log(10), 12);
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
    expect([...standard]).toEqual(filled(expected));
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
