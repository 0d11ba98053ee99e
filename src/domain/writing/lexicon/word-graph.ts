/**
 * A graph of words, stored in flat tables. The arcs of node `n` have the indices from `firstArc[n]` (inclusive) to
 * `firstArc[n + 1]` (exclusive).
 */
export type WordGraph = {
  /** The letters in the order of their letter numbers. */
  alphabet: string;
  /** The letter number of each UTF-16 unit; 0 for units that occur in no word. */
  letterNumbers: Uint8Array;
  firstArc: Uint32Array;
  /** Tags of the word that ends in each node; 0 if no word ends there. */
  tags: Uint16Array;
  /** The letter number of each arc. */
  letters: Uint8Array;
  targets: Uint32Array;
};

type Header = { alphabet: string; tagSets: number[]; nodes: number; arcs: number; back: number };

/**
 * Parses the output of `packWordGraph` (tools/writing/dictionary). Throws a RangeError if the bytes are incomplete.
 */
export function readWordGraph(bytes: Uint8Array): WordGraph {
  const headerLength = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8);
  let at = 2;
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError('word graph cut short');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const header: Header = JSON.parse(new TextDecoder().decode(take(headerLength)));
  const counts = take(header.nodes);
  const tagIndexes = take(header.nodes);
  const letters = take(header.arcs);
  const isBack = take(header.arcs);
  const back = { low: take(header.back), middle: take(header.back), high: take(header.back) };
  return {
    alphabet: header.alphabet,
    letterNumbers: numberLetters(header.alphabet),
    firstArc: addUp(counts),
    tags: lookUp(tagIndexes, header.tagSets),
    letters,
    targets: readTargets(isBack, back),
  };
}

// The following functions use plain loops, because the `from` method of typed arrays with a mapping function takes
// a second for the whole dictionary.

function addUp(counts: Uint8Array): Uint32Array {
  const sums = new Uint32Array(counts.length + 1);
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) {
    sum += counts[at] ?? 0;
    sums[at + 1] = sum;
  }
  return sums;
}

function lookUp(indexes: Uint8Array, values: readonly number[]): Uint16Array {
  const table = Uint16Array.from(values);
  const found = new Uint16Array(indexes.length);
  for (let at = 0; at < indexes.length; at += 1) found[at] = table[indexes[at] ?? 0] ?? 0;
  return found;
}

type Planes = { low: Uint8Array; middle: Uint8Array; high: Uint8Array };

/**
 * Target node of each arc. Nodes are numbered in the order in which arcs reach them, so an arc to a new node stores
 * no number.
 */
function readTargets(isBack: Uint8Array, { low, middle, high }: Planes): Uint32Array {
  const targets = new Uint32Array(isBack.length);
  let next = 1;
  let back = 0;
  for (let arc = 0; arc < isBack.length; arc += 1) {
    if (isBack[arc]) {
      targets[arc] = (low[back] ?? 0) | ((middle[back] ?? 0) << 8) | ((high[back] ?? 0) << 16);
      back += 1;
    } else {
      targets[arc] = next;
      next += 1;
    }
  }
  return targets;
}

/** Letter number of each UTF-16 unit; letter numbers begin at 1. */
function numberLetters(alphabet: string): Uint8Array {
  const units = Array.from(alphabet, (letter) => letter.charCodeAt(0));
  const numbers = new Uint8Array(Math.max(0, ...units) + 1);
  for (const [index, unit] of units.entries()) numbers[unit] = index + 1;
  return numbers;
}

/** Tags of a form (see `tags.ts`), looked up as written; 0 if the graph does not contain it. */
export function tagsInGraph(graph: WordGraph, form: string): number {
  const node = walk(graph, form);
  return node < 0 ? 0 : (graph.tags[node] ?? 0);
}

/** The node reached from the root by these letters; -1 if there is none. */
export function walk(graph: WordGraph, letters: string): number {
  let node = 0;
  for (let at = 0; at < letters.length && node >= 0; at += 1)
    node = step(graph, node, letters.charCodeAt(at));
  return node;
}

function step({ letterNumbers, firstArc, letters, targets }: WordGraph, node: number, unit: number): number {
  const wanted = letterNumbers[unit] ?? 0;
  if (wanted === 0) return -1;
  const end = firstArc[node + 1] ?? 0;
  for (let arc = firstArc[node] ?? 0; arc < end; arc += 1) {
    if (letters[arc] === wanted) return targets[arc] ?? -1;
  }
  return -1;
}
