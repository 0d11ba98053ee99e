/** N-grams as a tree, level by level; node 0 is the empty n-gram. `counts[0]` is the number of characters. */
export type GramTree = {
  symbols: Uint8Array;
  parents: Int32Array;
  counts: Uint32Array;
  /** Number of different characters seen after a node, including those too rare to be stored. */
  kinds: Uint16Array;
  /** Index of each node's first child; one entry more than there are nodes. */
  first: Int32Array;
  /** The node of the same n-gram without its first character. */
  shorter: Int32Array;
  /** Length of each node's n-gram. */
  depths: Uint8Array;
};

/** One more than the largest symbol; seven base-128 digits fit in a number. */
const BASE = 128;

/**
 * Counts all n-grams up to `order` (7 at most) of symbols 1 to 127; 0 ends a text. Only n-grams that occur at least
 * `least` times are kept.
 */
export function countGrams(text: Uint8Array, order: number, least: number): GramTree {
  const keys = new Float64Array(text.length);
  for (let start = 0; start < text.length; start += 1) {
    let key = 0;
    let isOver = false;
    for (let at = 0; at < order; at += 1) {
      const symbol: number = isOver ? 0 : (text[start + at] ?? 0);
      isOver ||= symbol === 0;
      key = key * BASE + symbol;
    }
    keys[start] = key;
  }
  // After sorting, n-grams with the same beginning are adjacent, so a node is a range.
  keys.sort();
  const symbols = [0];
  const parents = [0];
  const depths = [0];
  const starts = [firstAtLeast(keys, BASE ** (order - 1), 0)];
  const ends = [keys.length];
  const first: number[] = [];
  const kinds: number[] = [];
  for (let node = 0; node < symbols.length; node += 1) {
    first.push(symbols.length);
    let kind = 0;
    const depth = depths[node] as number;
    if (depth < order) {
      const unit = BASE ** (order - 1 - depth);
      let at = starts[node] as number;
      const end = ends[node] as number;
      while (at < end) {
        const head = Math.floor((keys[at] as number) / unit);
        const next = Math.min(end, firstAtLeast(keys, (head + 1) * unit, at));
        const symbol = head % BASE;
        if (symbol !== 0) kind += 1;
        if (symbol !== 0 && next - at >= least) {
          symbols.push(symbol);
          parents.push(node);
          depths.push(depth + 1);
          starts.push(at);
          ends.push(next);
        }
        at = next;
      }
    }
    kinds.push(kind);
  }
  first.push(symbols.length);
  const counts = Uint32Array.from(starts, (start, node) => (ends[node] as number) - start);
  const tree = {
    symbols: Uint8Array.from(symbols),
    parents: Int32Array.from(parents),
    counts,
    kinds: Uint16Array.from(kinds),
    first: Int32Array.from(first),
    shorter: new Int32Array(symbols.length),
    depths: Uint8Array.from(depths),
  };
  for (let node = 1; node < symbols.length; node += 1) {
    const parent = tree.parents[node] as number;
    // An n-gram that is frequent enough is also frequent without its first character.
    if (parent !== 0)
      tree.shorter[node] = childOf(tree, tree.shorter[parent] as number, tree.symbols[node] as number);
  }
  return tree;
}

/** The child of a node for that symbol; 0 if there is none. */
function childOf({ symbols, first }: GramTree, node: number, symbol: number): number {
  for (let child = first[node] as number; child < (first[node + 1] as number); child += 1)
    if (symbols[child] === symbol) return child;
  return 0;
}

function firstAtLeast(keys: Float64Array, least: number, from: number): number {
  let low = from;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
