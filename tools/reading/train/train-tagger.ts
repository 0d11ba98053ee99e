import { LABELS, mayFollow, normalise, weighPaths } from '../../../src/domain/argument/passage-tagger.ts';
import { stepThrough } from '../../writing/train/logistic.ts';

/** A sentence: the features of each word, and its label. */
export type LabelledSentence = { features: readonly (readonly string[])[]; labels: number[] };

export type TaggerOptions = {
  passes: number;
  /**
   * The first step size of each weight, which shrinks as the weight's gradients add up (AdaGrad; Duchi et al.,
   * 2011).
   */
  rate: number;
  /** How far each weight shrinks after each pass, 0–1. */
  decay: number;
  /** Features seen less often are left out. */
  atLeast: number;
};

export type TrainedTagger = { weights: Map<string, Float64Array>; transitions: Float64Array };

/**
 * Fits a linear-chain conditional random field by stochastic gradient ascent; the weights are the means over the passes.
 * The same sentences in the same order give the same weights.
 */
export function trainTagger(sentences: LabelledSentence[], options: TaggerOptions): TrainedTagger {
  const ids = nameFeatures(sentences, options.atLeast);
  const rows = sentences
    .filter(({ labels }) => labels.length > 0)
    .map(({ features, labels }) => ({
      labels,
      words: features.map((own) => own.flatMap((name) => ids.get(name) ?? [])),
    }));
  const weights = new Climber(ids.size * LABELS, options);
  const transitions = new Climber(LABELS * LABELS, options);
  const step = stepThrough(rows.length);
  for (let pass = 0; pass < options.passes; pass += 1) {
    for (let turn = 0, at = pass; turn < rows.length; turn += 1, at = (at + step) % rows.length) {
      const row = rows[at % rows.length];
      if (row) learn(row, weights, transitions);
    }
    weights.endPass();
    transitions.endPass();
  }
  const [learned, links] = [weights.mean(), transitions.mean()];
  return {
    weights: new Map([...ids].map(([name, id]) => [name, learned.slice(id * LABELS, (id + 1) * LABELS)])),
    transitions: links.map((weight, pair) =>
      mayFollow(Math.floor(pair / LABELS), pair % LABELS) ? weight : FORBIDDEN,
    ),
  };
}

/** Logarithm of a weight that excludes a transition. */
const FORBIDDEN = -30;
/** Smaller gradients have no noticeable effect and are skipped. */
const SMALLEST = 1e-4;

function learn(
  { words, labels }: { words: number[][]; labels: number[] },
  weights: Climber,
  transitions: Climber,
) {
  const scores = new Float64Array(words.length * LABELS);
  for (const [at, own] of words.entries())
    for (const id of own)
      for (let label = 0; label < LABELS; label += 1)
        scores[at * LABELS + label] =
          (scores[at * LABELS + label] ?? 0) + (weights.values[id * LABELS + label] ?? 0);
  const links = transitions.values.map((weight, pair) =>
    mayFollow(Math.floor(pair / LABELS), pair % LABELS) ? Math.exp(weight) : 0,
  );
  const { own, forward, backward } = weighPaths(scores, links);
  const pairs = new Float64Array(LABELS * LABELS);
  for (const [at, ids] of words.entries()) {
    const [before, after] = [rowOf(forward, at), rowOf(backward, at)];
    const likely = normalise(before.map((weight, label) => weight * (after[label] ?? 0)));
    for (let label = 0; label < LABELS; label += 1) {
      const gradient = Number(labels[at] === label) - (likely[label] ?? 0);
      if (Math.abs(gradient) > SMALLEST) for (const id of ids) weights.climb(id * LABELS + label, gradient);
    }
    if (at === 0) continue;
    const [previous, odds] = [rowOf(forward, at - 1), rowOf(own, at)];
    for (let pair = 0; pair < pairs.length; pair += 1) {
      const [from, to] = [Math.floor(pair / LABELS), pair % LABELS];
      pairs[pair] = (previous[from] ?? 0) * (links[pair] ?? 0) * (odds[to] ?? 0) * (after[to] ?? 0);
    }
    normalise(pairs);
    for (let pair = 0; pair < pairs.length; pair += 1) {
      const isTrue = labels[at - 1] === Math.floor(pair / LABELS) && labels[at] === pair % LABELS;
      const gradient = Number(isTrue) - (pairs[pair] ?? 0);
      if (Math.abs(gradient) > SMALLEST) transitions.climb(pair, gradient);
    }
  }
}

function rowOf(rows: Float64Array, at: number): Float64Array {
  return rows.subarray(at * LABELS, (at + 1) * LABELS);
}

/** Weights that are updated by gradient ascent. */
class Climber {
  readonly values: Float64Array;
  private readonly squares: Float64Array;
  private readonly sums: Float64Array;
  private readonly options: Pick<TaggerOptions, 'rate' | 'decay'>;
  private passes = 0;

  constructor(size: number, options: Pick<TaggerOptions, 'rate' | 'decay'>) {
    this.options = options;
    this.values = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1e-6);
    this.sums = new Float64Array(size);
  }

  climb(at: number, gradient: number): void {
    const square = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (this.options.rate * gradient) / Math.sqrt(square);
  }

  endPass(): void {
    this.passes += 1;
    for (let at = 0; at < this.values.length; at += 1) {
      this.values[at] = (this.values[at] ?? 0) * (1 - this.options.decay);
      this.sums[at] = (this.sums[at] ?? 0) + (this.values[at] ?? 0);
    }
  }

  mean(): Float64Array {
    return this.sums.map((sum) => sum / Math.max(1, this.passes));
  }
}

function nameFeatures(sentences: LabelledSentence[], atLeast: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sentences)
    for (const own of features) for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= atLeast).map(([name]) => name);
  return new Map(names.map((name, id) => [name, id]));
}
