/** What a stretch of an essay can be; the first five are the elements of a proposal. */
export const PASSAGES = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento', 'repertório'] as const;

/** A word is outside of all passages (0), or begins one (odd) or goes on with one (even). */
export const LABELS = 1 + 2 * PASSAGES.length;

/** A property of the words of a sentence: its value word by word, and what stands before the first and after the last of them. */
export type Column = {
  /** The kinds of feature that tell it, of the word itself (0) or of the one so many words from it. Their names differ by signs alone. */
  kinds: Readonly<Record<string, number>>;
  values: readonly string[];
  before: string;
  after: string;
};

/** What is known of the words of a sentence. */
export type PassageFeatures = { length: number; columns: readonly Column[] };

/** The features of each word as training and tables of weights name them: "kind=value". */
export function nameFeatures({ length, columns }: PassageFeatures): string[][] {
  return Array.from({ length }, (_, word) =>
    columns.flatMap(({ kinds, values, before, after }) =>
      Object.entries(kinds).map(([kind, shift]) => {
        const at = word + shift;
        return `${kind}=${at < 0 ? before : (values[at] ?? after)}`;
      }),
    ),
  );
}

/**
 * A linear-chain conditional random field (Lafferty et al., 2001): `LABELS` weights a feature, from its place in
 * `weights` on, and what it weighs that labels are neighbours, by `from * LABELS + to`.
 */
export type Tagger = {
  places: Pick<PlaceTable, 'of'>;
  weights: ArrayLike<number>;
  /** What 1 in `weights` is worth. */
  unit: number;
  /** The exponentials of the weights of neighbouring labels. */
  links: Float64Array;
};

/**
 * A tagger of the weights of each feature by its name, all in one array: tens of thousands of small ones take ten times the room.
 */
export function packTagger(
  rows: ReadonlyMap<string, ArrayLike<number>>,
  transitions: ArrayLike<number>,
): Tagger {
  const weights = new Float32Array(rows.size * LABELS);
  const places = new PlaceTable();
  let place = 0;
  for (const [feature, row] of rows) {
    const end = feature.indexOf('=');
    places.add(feature.slice(0, end), feature.slice(end + 1), place);
    weights.set(row, place);
    place += LABELS;
  }
  return { places, weights, unit: 1, links: toLinks(transitions) };
}

type Kinds = { valueOf: Map<string, number>; places: number[]; count: number };

/** The table of one kind: its place among those that share it. */
type KindTable = { shared: Kinds; at: number };

/**
 * Places by kind and value. Kinds that differ by their signs alone ("w", "w-", "w+") are of neighbours, and most often have the
 * same values: they share a table, as what is looked up for one word is looked up for the next ones too.
 */
export class PlaceTable {
  private readonly ofKind = new Map<string, KindTable>();
  private readonly groups = new Map<string, Kinds>();

  add(kind: string, value: string, place: number): void {
    const { shared, at } = this.ofKind.get(kind) ?? this.addKind(kind);
    const row = shared.valueOf.get(value) ?? shared.valueOf.size;
    shared.valueOf.set(value, row);
    while (shared.places.length < (row + 1) * MOST_KINDS) shared.places.push(NOWHERE);
    shared.places[row * MOST_KINDS + at] = place;
  }

  /** Where the values of a kind have their places; undefined for a kind without any. */
  of(kind: string): KindTable | undefined {
    return this.ofKind.get(kind);
  }

  private addKind(kind: string): KindTable {
    const name = kind.replace(/[-+]/g, '');
    const shared = this.groups.get(name) ?? { valueOf: new Map<string, number>(), places: [], count: 0 };
    this.groups.set(name, shared);
    if (shared.count === MOST_KINDS) throw new Error(`Too many kinds of feature share a table: ${kind}`);
    const own = { shared, at: shared.count };
    shared.count += 1;
    this.ofKind.set(kind, own);
    return own;
  }
}

/** As many kinds may share a table. */
const MOST_KINDS = 5;
const NOWHERE = -1;

/** The exponentials of weights of neighbouring labels. */
export function toLinks(transitions: ArrayLike<number>): Float64Array {
  const links = new Float64Array(LABELS * LABELS);
  for (let pair = 0; pair < links.length; pair += 1) links[pair] = Math.exp(transitions[pair] ?? 0);
  return links;
}

/** How likely each label is for each word, 0–1, row after row of `LABELS`, from what is known of the words of one sentence. */
export function labelProbabilities(features: PassageFeatures, tagger: Tagger): Float64Array {
  const { forward, backward } = weighPaths(scoreLabels(features, tagger), tagger.links);
  for (let at = 0; at < forward.length; at += 1) (forward[at] as number) *= backward[at] as number;
  for (let row = 0; row < forward.length; row += LABELS) normalise(forward, row, LABELS);
  return forward;
}

function scoreLabels({ length, columns }: PassageFeatures, tagger: Tagger): Float64Array {
  const scores = new Float64Array(length * LABELS);
  for (const column of columns) addScores(scores, column, tagger);
  return scores.map((score) => score * tagger.unit);
}

/** Each value is looked up once, for all the words whose neighbour it is. */
function addScores(
  scores: Float64Array,
  { kinds, values, before, after }: Column,
  { places, weights }: Tagger,
): void {
  let rows: number[] | undefined;
  for (const kind in kinds) {
    const table = places.of(kind);
    if (!table) continue;
    const { shared, at } = table;
    rows ??= rowsOf(shared, [before, ...values, after]);
    const last = rows.length - 1;
    const shift = 1 + (kinds[kind] as number);
    for (let word = 0; word * LABELS < scores.length; word += 1) {
      const row = rows[Math.max(0, Math.min(last, word + shift))] as number;
      const place = row === NOWHERE ? NOWHERE : (shared.places[row * MOST_KINDS + at] as number);
      if (place === NOWHERE) continue;
      for (let label = 0; label < LABELS; label += 1)
        (scores[word * LABELS + label] as number) += weights[place + label] as number;
    }
  }
}

/** Many columns say the same of neighbours: what stands again is not looked up again. */
function rowsOf({ valueOf }: Kinds, values: readonly string[]): number[] {
  const rows: number[] = [];
  let [known, row] = ['', valueOf.get('') ?? NOWHERE];
  for (const value of values) {
    if (value !== known) [known, row] = [value, valueOf.get(value) ?? NOWHERE];
    rows.push(row);
  }
  return rows;
}

/**
 * The forward-backward algorithm: what all paths up to each word weigh (its own score in it), and from each word on
 * (without it), row after row of `LABELS`, each scaled to sum to 1. `links` are the exponentials of the transitions.
 */
export function weighPaths(scores: Float64Array, links: Float64Array) {
  const own = exponentials(scores);
  const forward = new Float64Array(scores.length);
  for (let row = 0; row < forward.length; row += LABELS) {
    for (let to = 0; to < LABELS; to += 1) {
      let sum = row === 0 ? Number(mayFollow(0, to)) : 0;
      if (row > 0)
        for (let from = 0; from < LABELS; from += 1)
          sum += (forward[row - LABELS + from] as number) * (links[from * LABELS + to] as number);
      forward[row + to] = sum * (own[row + to] as number);
    }
    normalise(forward, row, LABELS);
  }
  const backward = new Float64Array(scores.length).fill(1);
  for (let row = backward.length - 2 * LABELS; row >= 0; row -= LABELS) {
    const next = row + LABELS;
    for (let from = 0; from < LABELS; from += 1) {
      let sum = 0;
      for (let to = 0; to < LABELS; to += 1)
        sum +=
          (links[from * LABELS + to] as number) *
          (own[next + to] as number) *
          (backward[next + to] as number);
      backward[row + from] = sum;
    }
    normalise(backward, row, LABELS);
  }
  return { own, forward, backward };
}

/** Of each score, less the highest of its row. */
function exponentials(scores: Float64Array): Float64Array {
  const own = new Float64Array(scores.length);
  for (let row = 0; row < own.length; row += LABELS) {
    let most = -Infinity;
    for (let at = row; at < row + LABELS; at += 1) most = Math.max(most, scores[at] as number);
    for (let at = row; at < row + LABELS; at += 1) own[at] = Math.exp((scores[at] as number) - most);
  }
  return own;
}

/** No passage goes on that has not begun. */
export function mayFollow(from: number, to: number): boolean {
  const goesOn = to > 0 && to % 2 === 0;
  return !goesOn || from === to || from === to - 1;
}

/** Scales `length` values to sum to 1, in place. */
export function normalise(values: Float64Array, start = 0, length = values.length): Float64Array {
  let sum = 0;
  for (let at = start; at < start + length; at += 1) sum += values[at] as number;
  if (sum > 0) for (let at = start; at < start + length; at += 1) (values[at] as number) /= sum;
  return values;
}
