/** What a stretch of an essay can be; the first five are the elements of a proposal. */
export const PASSAGES = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento', 'repertório'] as const;

/** A word is outside of all passages (0), or begins one (odd) or goes on with one (even). */
export const LABELS = 1 + 2 * PASSAGES.length;

/** Something known of a word. */
export type PassageFeature = readonly [kind: string, value: string];

/** The feature as training and tables of weights name it. */
export function nameFeature([kind, value]: PassageFeature): string {
  return `${kind}=${value}`;
}

/**
 * A linear-chain conditional random field (Lafferty et al., 2001): `LABELS` weights a feature, from its place in
 * `weights` on, and weights of neighbouring labels by `from * LABELS + to`.
 */
export type Tagger = {
  /** By the kind and the value of a feature. */
  places: ReadonlyMap<string, ReadonlyMap<string, number>>;
  weights: ArrayLike<number>;
  transitions: ArrayLike<number>;
};

/**
 * A tagger of the weights of each feature by its name, all in one array: tens of thousands of small ones take ten times the room.
 */
export function packTagger(
  rows: ReadonlyMap<string, ArrayLike<number>>,
  transitions: ArrayLike<number>,
): Tagger {
  const weights = new Float32Array(rows.size * LABELS);
  const places = new Map<string, Map<string, number>>();
  let place = 0;
  for (const [feature, row] of rows) {
    const [kind, value] = [feature.slice(0, feature.indexOf('=')), feature.slice(feature.indexOf('=') + 1)];
    const ofKind = places.get(kind) ?? new Map<string, number>();
    places.set(kind, ofKind.set(value, place));
    weights.set(row, place);
    place += LABELS;
  }
  return { places, weights, transitions };
}

/** How likely each label is for each word, 0–1 in rows of `LABELS`, from the features of the words of one sentence. */
export function labelProbabilities(
  features: readonly (readonly PassageFeature[])[],
  tagger: Tagger,
): Float64Array[] {
  const links = Float64Array.from({ length: LABELS * LABELS }, (_, pair) =>
    Math.exp(tagger.transitions[pair] ?? 0),
  );
  const { forward, backward } = weighPaths(
    features.map((own) => scoreLabels(own, tagger)),
    links,
  );
  for (const [at, row] of forward.entries()) {
    const after = backward[at] as Float64Array;
    for (let label = 0; label < LABELS; label += 1) (row[label] as number) *= after[label] as number;
    normalise(row);
  }
  return forward;
}

function scoreLabels(features: readonly PassageFeature[], { places, weights }: Tagger): Float64Array {
  const scores = new Float64Array(LABELS);
  for (const [kind, value] of features) {
    const place = places.get(kind)?.get(value);
    if (place === undefined) continue;
    for (let label = 0; label < LABELS; label += 1)
      (scores[label] as number) += weights[place + label] as number;
  }
  return scores;
}

/**
 * The forward-backward algorithm: what all paths up to each word weigh (its own score in it), and from each word on
 * (without it). `links` are the exponentials of the transitions; each row is scaled to sum to 1.
 */
export function weighPaths(scores: readonly Float64Array[], links: Float64Array) {
  const own = scores.map(exponentials);
  const forward: Float64Array[] = [];
  for (const [at, weights] of own.entries()) {
    const before = forward[at - 1];
    const row = new Float64Array(LABELS);
    for (let to = 0; to < LABELS; to += 1) {
      let sum = before ? 0 : Number(mayFollow(0, to));
      if (before)
        for (let from = 0; from < LABELS; from += 1)
          sum += (before[from] as number) * (links[from * LABELS + to] as number);
      row[to] = sum * (weights[to] as number);
    }
    forward.push(normalise(row));
  }
  const backward = own.map(() => new Float64Array(LABELS).fill(1));
  for (let at = own.length - 2; at >= 0; at -= 1) {
    const [row, next, weights] = [backward[at], backward[at + 1], own[at + 1]];
    if (!row || !next || !weights) continue;
    for (let from = 0; from < LABELS; from += 1) {
      let sum = 0;
      for (let to = 0; to < LABELS; to += 1)
        sum += (links[from * LABELS + to] as number) * (weights[to] as number) * (next[to] as number);
      row[from] = sum;
    }
    normalise(row);
  }
  return { own, forward, backward };
}

function exponentials(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  const own = new Float64Array(scores.length);
  for (let label = 0; label < own.length; label += 1) own[label] = Math.exp((scores[label] as number) - most);
  return own;
}

/** No passage goes on that has not begun. */
export function mayFollow(from: number, to: number): boolean {
  const goesOn = to > 0 && to % 2 === 0;
  return !goesOn || from === to || from === to - 1;
}

/** Scales a row to sum to 1, in place. */
export function normalise(row: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of row) sum += weight;
  if (sum > 0) for (let label = 0; label < row.length; label += 1) (row[label] as number) /= sum;
  return row;
}
