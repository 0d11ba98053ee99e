import { oncePerText } from '../text/memo.ts';

/** Kinds of passage; the first five are the elements of a proposal. */
export const PASSAGES = ['agente', 'ação', 'meio', 'finalidade', 'detalhamento', 'repertório'] as const;

/** Number of labels: outside all passages (0), and per kind begin (odd) and inside (even). */
export const LABELS = 1 + 2 * PASSAGES.length;

/** A property of the words of a sentence: its value per word, and the values before the first and after the last word. */
export type Column = {
  /**
   * The feature kinds of the property, each with the offset of the word it describes (0 for the word itself). Their
   * names differ only by plus and minus signs.
   */
  kinds: Readonly<Record<string, number>>;
  values: readonly string[];
  /**
   * For a property with two-part values ("first value"), the first parts; `values` then contains the second parts.
   */
  firsts?: readonly string[];
  before: string;
  after: string;
};

/** Features of the words of a sentence. */
export type PassageFeatures = { length: number; columns: readonly Column[] };

/** The features of each word as named in training and weight tables: "kind=value". */
export function nameFeatures({ length, columns }: PassageFeatures): string[][] {
  return Array.from({ length }, (_, word) =>
    columns.flatMap(({ kinds, values, firsts, before, after }) =>
      Object.entries(kinds).map(([kind, shift]) => {
        const at = word + shift;
        const value = at < 0 ? before : (values[at] ?? after);
        return `${kind}=${firsts ? `${firsts[at]} ${value}` : value}`;
      }),
    ),
  );
}

/** A linear-chain conditional random field (Lafferty et al., 2001). */
export type Tagger = {
  tables: ReadonlyMap<string, KindTable>;
  /** Value of one unit of the weights. */
  unit: number;
  /** Exponentials of the transition weights, at `from * LABELS + to`. */
  links: Float64Array;
};

export type Weights = Float32Array | Int8Array;

/**
 * The weights of one feature kind, `LABELS` per value. Kinds that differ only by plus and minus signs ("w", "w-",
 * "w+") describe neighbors and mostly share values, so they share one array with a row per value: rows read for one
 * word are read again for the next.
 */
type KindTable = { rowOf: ReadonlyMap<string, number>; weights: Weights; width: number; from: number };

/** How the weights of a feature are allocated and read into the array. */
type Stored<Row> = {
  make: (length: number) => Weights;
  read: (row: Row, into: Weights) => void;
};

/** The weight table of each feature kind. */
export function openTables<Row>(
  kinds: Iterable<readonly [kind: string, rows: Iterable<readonly [value: string, row: Row]>]>,
  { make, read }: Stored<Row>,
): Map<string, KindTable> {
  const groups = new Map<string, [kind: string, rows: Iterable<readonly [string, Row]>][]>();
  for (const [kind, rows] of kinds) {
    const name = kind.replace(/[-+]/g, '');
    groups.set(name, [...(groups.get(name) ?? []), [kind, rows]]);
  }
  const tables = new Map<string, KindTable>();
  for (const group of groups.values()) {
    const rowOf = new Map<string, number>();
    const width = group.length * LABELS;
    const starts: number[] = [];
    const stored: Row[] = [];
    for (const [at, [, rows]] of group.entries())
      for (const [value, row] of rows) {
        const known = rowOf.get(value);
        if (known === undefined) rowOf.set(value, rowOf.size);
        starts.push((known ?? rowOf.size - 1) * width + at * LABELS);
        stored.push(row);
      }
    const weights = make(rowOf.size * width);
    for (const [at, start] of starts.entries())
      read(stored[at] as Row, weights.subarray(start, start + LABELS));
    for (const [at, [kind]] of group.entries())
      tables.set(kind, { rowOf, weights, width, from: at * LABELS });
  }
  return tables;
}

/** A tagger from weights by feature name, "kind=value". */
export function packTagger(
  rows: ReadonlyMap<string, ArrayLike<number>>,
  transitions: ArrayLike<number>,
): Tagger {
  const kinds = new Map<string, [string, ArrayLike<number>][]>();
  for (const [feature, row] of rows) {
    const end = feature.indexOf('=');
    const [kind, value] = [feature.slice(0, end), feature.slice(end + 1)];
    const known = kinds.get(kind);
    if (known) known.push([value, row]);
    else kinds.set(kind, [[value, row]]);
  }
  const tables = openTables(kinds, {
    make: (length) => new Float32Array(length),
    read: (row, into) => into.set(row),
  });
  return { tables, unit: 1, links: toLinks(transitions) };
}

const NOWHERE = -1;

/** Exponentials of the transition weights. */
export function toLinks(transitions: ArrayLike<number>): Float64Array {
  const links = new Float64Array(LABELS * LABELS);
  for (let pair = 0; pair < links.length; pair += 1) links[pair] = Math.exp(transitions[pair] ?? 0);
  return links;
}

/** Probability (0–1) of each label for each word of one sentence, in rows of `LABELS`. */
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

/** Adds the scores of a column, looking up each value once for all words it is a neighbor of. */
function addScores(scores: Float64Array, column: Column, { tables }: Pick<Tagger, 'tables'>): void {
  const { kinds } = column;
  let rows: number[] | undefined;
  for (const kind in kinds) {
    const table = tables.get(kind);
    if (!table) continue;
    const { weights, width, from } = table;
    rows ??= rowsOf(table, column);
    const last = rows.length - 1;
    const shift = 1 + (kinds[kind] as number);
    for (let word = 0; word * LABELS < scores.length; word += 1) {
      const row = rows[Math.max(0, Math.min(last, word + shift))] as number;
      if (row === NOWHERE) continue;
      const start = row * width + from;
      for (let label = 0; label < LABELS; label += 1)
        (scores[word * LABELS + label] as number) += weights[start + label] as number;
    }
  }
}

/**
 * The table row of each value. Repeated values, frequent among neighbors, are looked up once; two-part values are
 * looked up without joining them.
 */
function rowsOf({ rowOf }: KindTable, { values, firsts, before, after }: Column): number[] {
  if (firsts) {
    const pairs = rowsByPart(rowOf);
    const rows = values.map((value, at) => pairs.get(firsts[at] ?? '')?.get(value) ?? NOWHERE);
    return [NOWHERE, ...rows, NOWHERE];
  }
  const rows: number[] = [];
  let [known, row] = ['', rowOf.get('') ?? NOWHERE];
  for (const value of [before, ...values, after]) {
    if (value !== known) [known, row] = [value, rowOf.get(value) ?? NOWHERE];
    rows.push(row);
  }
  return rows;
}

/** The rows of two-part values, indexed by the first part, then the second. */
const rowsByPart = oncePerText((rowOf: KindTable['rowOf']) => {
  const byPart = new Map<string, Map<string, number>>();
  for (const [value, row] of rowOf) {
    const cut = value.indexOf(' ');
    const first = value.slice(0, cut);
    const own = byPart.get(first) ?? new Map<string, number>();
    byPart.set(first, own.set(value.slice(cut + 1), row));
  }
  return byPart;
});

/**
 * The forward-backward algorithm: weights of all paths up to each word (including its own score) and from each word
 * on (without its own score), in rows of `LABELS`, each row scaled to sum to 1. `links` are the exponentials of the
 * transitions.
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

/** Exponential of each score minus the highest of its row. */
function exponentials(scores: Float64Array): Float64Array {
  const own = new Float64Array(scores.length);
  for (let row = 0; row < own.length; row += LABELS) {
    let most = -Infinity;
    for (let at = row; at < row + LABELS; at += 1) most = Math.max(most, scores[at] as number);
    for (let at = row; at < row + LABELS; at += 1) own[at] = Math.exp((scores[at] as number) - most);
  }
  return own;
}

/** Whether a label may follow another: an inside label needs a begin or inside label of its kind before it. */
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
