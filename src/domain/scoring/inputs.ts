import { FEATURE_NAMES, type FeatureName, type Features } from './features/extract-features.ts';

/** Each feature enters twice, as it is and as its logarithm: the tenth occurrence tells less than the first. */
export const INPUTS_PER_FEATURE = 2;

/** Inputs are clipped at this many standard deviations, so that odd texts stay in the range of the training essays. */
const FARTHEST = 5;

const FROM_SUPPORT_TEXT: ReadonlySet<FeatureName> = new Set([
  'stemsFromSupportShare',
  'wordsFromSupportShare',
  'supportRecall',
  'copiedRunsOf4Share',
  'copiedRunsOf7Share',
]);

/** The inputs of the model: all features, then the logarithms of all. */
export function toInputs(features: Features): Float64Array {
  const inputs = new Float64Array(FEATURE_NAMES.length * INPUTS_PER_FEATURE);
  FEATURE_NAMES.forEach((name, at) => {
    const value = features[name];
    inputs[at] = value;
    inputs[FEATURE_NAMES.length + at] = Math.sign(value) * Math.log1p(Math.abs(value));
  });
  return inputs;
}

type Distribution = { mean: ArrayLike<number>; deviation: ArrayLike<number> };

/**
 * The inputs in standard deviations from their mean, −5 to 5. What never varied in training counts as usual, and so
 * does what a missing support text would tell.
 */
export function standardize(
  inputs: Float64Array,
  { mean, deviation }: Distribution,
  hasSupportText: boolean,
): Float64Array {
  return inputs.map((value, at) => {
    const spread = deviation[at] ?? 0;
    if (spread === 0 || (!hasSupportText && isFromSupportText(at))) return 0;
    const distance = (value - (mean[at] ?? 0)) / spread;
    return Math.min(FARTHEST, Math.max(-FARTHEST, distance));
  });
}

function isFromSupportText(at: number): boolean {
  const name = FEATURE_NAMES[at % FEATURE_NAMES.length];
  return name !== undefined && FROM_SUPPORT_TEXT.has(name);
}
