/**
 * N-grams of characters as a tree: what is kept of a text's last characters is a node, its children the characters that
 * were seen after them. Node 0 knows nothing of what stands before.
 */
export type CharacterModel = {
  /** The share of capitals in each place of `CASE_PLACES`. */
  capitals: Float32Array;
  /** The logarithm of the share of a character after those of a node. */
  score(node: number, character: string): number;
  /** The node after that character. */
  next(node: number, character: string): number;
};

/** One step of a stored cost: shares are kept as -log(share), 16 steps for a factor of e. */
export const COST_STEP = 1 / 16;
/** For characters that no text had. */
const LEAST = Math.log(1e-6);

/**
 * The file: uint32 of the bytes of the characters, of the shares of capitals and of nodes; the characters (UTF-8), then
 * float32 shares, then for each node, level by level, a byte for its number of children, one for its character and
 * one for its cost. Throws a RangeError where it is not whole.
 */
export function readCharacterModel(bytes: Uint8Array): CharacterModel {
  if (bytes.length < 12) throw new RangeError('The language is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [textSize, shares, nodes] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  const tree = 12 + textSize + 4 * shares;
  if (nodes < 1 || bytes.length !== tree + 3 * nodes) throw new RangeError('The language is not whole.');
  const characters = [...new TextDecoder().decode(bytes.subarray(12, 12 + textSize))];
  const numbers = new Map(characters.map((character, number) => [character, number]));
  const capitals = Float32Array.from({ length: shares }, (_, at) =>
    view.getFloat32(12 + textSize + 4 * at, true),
  );
  const symbols = bytes.subarray(tree + nodes, tree + 2 * nodes);
  const costs = bytes.subarray(tree + 2 * nodes);
  const first = placeChildren(bytes.subarray(tree, tree + nodes));
  /** The node of as many of the last characters as there are, but for the first of them. */
  const shorter = new Int32Array(nodes);
  /** The logarithm of what is left, of the shares of `shorter`, for characters that a node does not have. */
  const left = new Float32Array(nodes);

  const findChild = (node: number, symbol: number): number => {
    let low = first[node] as number;
    let high = (first[node + 1] as number) - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = symbols[middle] as number;
      if (there === symbol) return middle;
      if (there < symbol) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  };
  const scoreSymbol = (from: number, symbol: number): number => {
    let score = 0;
    for (let node = from; ; node = shorter[node] as number) {
      const child = findChild(node, symbol);
      if (child !== 0) return score - (costs[child] as number) * COST_STEP;
      if (node === 0) return score + LEAST;
      score += left[node] as number;
    }
  };
  const follow = (from: number, symbol: number): number => {
    for (let node = from; ; node = shorter[node] as number) {
      const child = findChild(node, symbol);
      if (child !== 0 || node === 0) return child;
    }
  };

  for (let node = 0; node < nodes; node += 1) {
    let own = 0;
    let others = 0;
    for (let child = first[node] as number; child < (first[node + 1] as number); child += 1) {
      const symbol = symbols[child] as number;
      own += Math.exp(-(costs[child] as number) * COST_STEP);
      if (node === 0) continue;
      shorter[child] = follow(shorter[node] as number, symbol);
      others += Math.exp(scoreSymbol(shorter[node] as number, symbol));
    }
    left[node] = Math.log(Math.max(1e-4, 1 - own) / Math.max(1e-4, 1 - others));
  }
  return {
    capitals,
    score: (node, character) => scoreSymbol(node, numbers.get(character) ?? -1),
    next: (node, character) => follow(node, numbers.get(character) ?? -1),
  };
}

/** Where the children of each node begin; they stand in the order of their parents, after the root. */
function placeChildren(counts: Uint8Array): Int32Array {
  const first = new Int32Array(counts.length + 1);
  let at = 1;
  for (const [node, count] of counts.entries()) {
    first[node] = at;
    // A child before its parent would be read for ever.
    if (count > 0 && at <= node) throw new RangeError('The language is not whole.');
    at += count;
  }
  first[counts.length] = at;
  if (at !== counts.length) throw new RangeError('The language is not whole.');
  return first;
}
