import {
  UNIT,
  type ModelWeights,
  type Features,
} from '../../../src/domain/writing/context/context-models.ts';

/** A position with its features, and whether the text has the second spelling there. */
export type Sample = { features: Features; label: boolean; weight: number };

/** Passes every sample to a visitor; each call passes the same samples. */
export type SampleSource = (visit: (sample: Sample) => void) => void;

export type TrainingOptions = {
  /**
   * Pulls weights toward zero, so that features seen by chance drop out: the higher the value, the smaller the
   * model.
   */
  l1: number;
  passes: number;
  /** Features seen less often are left out. */
  atLeast: number;
  /** Weights closer to zero than this, in units, are left out. */
  smallest: number;
};

const RATE = 0.15;
const L2 = 0.5;

/**
 * Logistic regression by the FTRL-proximal algorithm (McMahan et al., 2013), which leaves most weights at zero.
 * Samples are visited in a fixed shuffled order: the same samples give the same weights.
 */
export function trainLogistic(source: SampleSource, options: TrainingOptions): ModelWeights {
  const samples = gatherSamples(source, options.atLeast);
  return roundWeights(samples.names, fitWeights(samples, options), options.smallest);
}

type Samples = {
  names: string[];
  /**
   * Features of all samples one after another; `starts` contains the start of each sample, and the end of the last
   * one.
   */
  features: number[];
  starts: number[];
  labels: number[];
  weights: number[];
};

function gatherSamples(source: SampleSource, atLeast: number): Samples {
  const seen = new Uint8Array(2 ** 24);
  source(({ features: { kinds, values } }) => {
    for (let at = 0; at < values.length; at += 1) {
      const slot = slotOf(`${kinds[at]}\t${values[at]}`);
      seen[slot] = Math.min(255, (seen[slot] ?? 0) + 1);
    }
  });
  const samples: Samples = { names: [], features: [], starts: [], labels: [], weights: [] };
  const ids = new Map<string, number>();
  source(({ features: { kinds, values }, label, weight }) => {
    samples.starts.push(samples.features.length);
    for (let at = 0; at < values.length; at += 1) {
      const name = `${kinds[at]}\t${values[at]}`;
      if ((seen[slotOf(name)] ?? 0) < atLeast) continue;
      let id = ids.get(name);
      if (id === undefined) {
        id = samples.names.push(name) - 1;
        ids.set(name, id);
      }
      samples.features.push(id);
    }
    samples.labels.push(label ? 1 : 0);
    samples.weights.push(weight);
  });
  samples.starts.push(samples.features.length);
  return samples;
}

/**
 * FNV-1a hash. Names with the same slot are counted together; the only effect is that a rare name is sometimes
 * kept.
 */
function slotOf(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 24)) & 0xffffff;
}

/** The weight of each feature, the bias last. */
function fitWeights(
  { names, features, starts, labels, weights }: Samples,
  options: TrainingOptions,
): Float64Array {
  const bias = names.length;
  const pulls = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1);
  const fitted = new Float64Array(names.length + 1);
  const count = labels.length;
  const step = stepThrough(count);
  const learn = (id: number, error: number) => {
    const before = squares[id] ?? 0;
    const after = before + error * error;
    const pull =
      (pulls[id] ?? 0) + error - ((Math.sqrt(after) - Math.sqrt(before)) / RATE) * (fitted[id] ?? 0);
    pulls[id] = pull;
    squares[id] = after;
    const excess = Math.abs(pull) - (id === bias ? 0 : options.l1);
    fitted[id] = excess <= 0 ? 0 : (-Math.sign(pull) * excess) / ((1 + Math.sqrt(after)) / RATE + L2);
  };
  for (let pass = 0; pass < options.passes; pass += 1) {
    for (let turn = 0, at = 0; turn < count; turn += 1, at = (at + step) % count) {
      const from = starts[at] ?? 0;
      const to = starts[at + 1] ?? 0;
      let sum = fitted[bias] ?? 0;
      for (let place = from; place < to; place += 1) sum += fitted[features[place] ?? 0] ?? 0;
      const error = (1 / (1 + Math.exp(-sum)) - (labels[at] ?? 0)) * (weights[at] ?? 1);
      for (let place = from; place < to; place += 1) learn(features[place] ?? 0, error);
      learn(bias, error);
    }
  }
  return fitted;
}

/**
 * A step that has no common divisor with `count`, so that repeated steps visit every sample once, each far from the
 * previous one.
 */
export function stepThrough(count: number): number {
  let step = Math.max(1, Math.floor(count * 0.618));
  while (greatestDivisor(step, count) !== 1) step += 1;
  return step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function roundWeights(names: string[], fitted: Float64Array, smallest: number): ModelWeights {
  const weights: ModelWeights['weights'] = {};
  for (const [id, name] of names.entries()) {
    const rounded = Math.round((fitted[id] ?? 0) / UNIT);
    if (Math.abs(rounded) < smallest) continue;
    const [kind = '', value = ''] = name.split('\t');
    (weights[kind] ??= {})[value] = rounded;
  }
  return { bias: Math.round((fitted[names.length] ?? 0) / UNIT), weights };
}
