/**
 * Character n-gram model as a tree. A node represents the last characters of a text, and its children represent the
 * characters that followed them in the training texts. Node 0 is the empty context.
 */
export type CharacterModel = {
  /** The share of capital letters in each case context of `CASE_PLACES`. */
  capitals: Float32Array;
  /** Natural logarithm of the probability of a character in the context of a node. */
  score(node: number, character: string): number;
  /** The node for the context after the character. */
  next(node: number, character: string): number;
};

/** Unit of a stored cost: probabilities are stored as -log(p), with 16 units for a factor of e. */
export const COST_STEP = 1 / 16;
/** Log probability of characters that occurred in no training text. */
const LEAST = Math.log(1e-6);

/**
 * Parses a model file. It contains three uint32 values (byte length of the characters, number of shares of capital
 * letters, number of nodes), the characters (UTF-8), the shares (float32), and three arrays of one byte per node,
 * in the order of tree levels: number of children, character and cost. Throws a RangeError if the file is
 * incomplete.
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
  /** Back-off node of each node: its longest known suffix. */
  const shorter = new Int32Array(nodes);
  /**
   * Logarithm of a node's back-off weight. For characters that a node does not have, it is applied to the
   * probabilities of the node in `shorter`.
   */
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

/** Index of each node's first child. Children are stored after the root, in the order of their parents. */
function placeChildren(counts: Uint8Array): Int32Array {
  const first = new Int32Array(counts.length + 1);
  let at = 1;
  for (const [node, count] of counts.entries()) {
    first[node] = at;
    // A child stored before its parent would cause an endless loop.
    if (count > 0 && at <= node) throw new RangeError('The language is not whole.');
    at += count;
  }
  first[counts.length] = at;
  if (at !== counts.length) throw new RangeError('The language is not whole.');
  return first;
}
