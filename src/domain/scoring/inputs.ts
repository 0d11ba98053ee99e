import { FACT_INPUTS, FACTS, toFactInputs, type FactName } from './facts.ts';
import { FEATURE_NAMES, type FeatureName, type Features } from './features/extract-features.ts';

/**
 * Each feature yields two inputs, its raw value and its logarithm, because the tenth occurrence matters less than
 * the first.
 */
const INPUTS_PER_FEATURE = 2;

/** Number of inputs of features. These inputs come first, followed by the intervals of the facts. */
export const FEATURE_INPUTS = FEATURE_NAMES.length * INPUTS_PER_FEATURE;
export const INPUTS = FEATURE_INPUTS + FACT_INPUTS.length;

/** Inputs of features are clipped at this many standard deviations, to keep unusual texts in the range of the training essays. */
const FARTHEST = 5;

const FROM_SUPPORT_TEXT: ReadonlySet<FeatureName> = new Set([
  'stemsFromSupportShare',
  'wordsFromSupportShare',
  'supportRecall',
  'copiedRunsOf4Share',
  'copiedRunsOf7Share',
]);

/** Features that count faults of form; a higher value never raises points. */
const COUNT_FAULTS: ReadonlySet<FeatureName> = new Set([
  'informalRate',
  'overusedContentWords',
  'pluralAgreementErrorRate',
  'wrongExpressionRate',
  'wrongCraseRate',
  'missingAccentRate',
  'maisForMasRate',
  'commaAfterFunctionWordRate',
  'unaccentedEndingRate',
  'masWithoutCommaRate',
  'poremWithoutCommaRate',
  'naQualRate',
  'singularVerbAfterPluralRate',
  'pluralVerbAfterSingularRate',
  'doubledMarkRate',
  'gerundOpeningShare',
  'fragmentOpeningShare',
]);

/** For each input, whether it can only raise (1) or only lower (−1) points; 0 if it may do either. */
export const DIRECTIONS: Int8Array = Int8Array.from({ length: INPUTS }, (_, at) => {
  if (at >= FEATURE_INPUTS) {
    const input = FACT_INPUTS[at - FEATURE_INPUTS];
    return input ? FACTS[input.fact].direction : 0;
  }
  return COUNT_FAULTS.has(featureAt(at)) ? -1 : 0;
});

/** The inputs that trees may test: the raw features that may both raise and lower points. */
export const TREE_INPUTS: readonly number[] = FEATURE_NAMES.flatMap((_, at) =>
  DIRECTIONS[at] === 0 ? [at] : [],
);

/** The inputs of the model: all features, the logarithms of all features, and the intervals of all facts. */
export function toInputs(features: Features, facts: Record<FactName, number>): Float64Array {
  const inputs = new Float64Array(INPUTS);
  FEATURE_NAMES.forEach((name, at) => {
    const value = features[name];
    inputs[at] = value;
    inputs[FEATURE_NAMES.length + at] = Math.sign(value) * Math.log1p(Math.abs(value));
  });
  inputs.set(toFactInputs(facts), FEATURE_INPUTS);
  return inputs;
}

type Distribution = { mean: ArrayLike<number>; deviation: ArrayLike<number> };

/**
 * Converts the inputs to standard deviations from their mean; inputs of features are clipped to −5 to 5. An input
 * is 0 if it never varied in training, if it is unknown (NaN), or if it comes from a missing support text.
 */
export function standardize(
  inputs: Float64Array,
  { mean, deviation }: Distribution,
  hasSupportText: boolean,
): Float64Array {
  return inputs.map((value, at) => {
    const spread = deviation[at] ?? 0;
    const isFeature = at < FEATURE_INPUTS;
    if (spread === 0 || (isFeature && !hasSupportText && FROM_SUPPORT_TEXT.has(featureAt(at)))) return 0;
    const distance = (value - (mean[at] ?? 0)) / spread;
    if (Number.isNaN(distance)) return 0;
    return isFeature ? Math.min(FARTHEST, Math.max(-FARTHEST, distance)) : distance;
  });
}

function featureAt(at: number): FeatureName {
  return FEATURE_NAMES[at % FEATURE_NAMES.length] as FeatureName;
}
