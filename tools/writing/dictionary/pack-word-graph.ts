import type { Graph, GraphNode } from './build-word-graph.ts';

/**
 * The graph as bytes for `readWordGraph` (src/domain/writing/lexicon/word-graph.ts), in a layout that compresses
 * well: nodes are in the order in which a traversal first reaches them, so that only arcs to nodes already reached
 * store their target; each kind of number is stored in a separate array.
 */
export function packWordGraph({ nodes, root }: Graph): Uint8Array {
  const order = inWalkOrder(nodes, root);
  const place = new Uint32Array(nodes.length);
  for (const [index, id] of order.entries()) place[id] = index;
  const ordered = order.map((id) => nodes[id]).filter((node) => node !== undefined);
  const alphabet = [...new Set(ordered.flatMap(({ letters }) => letters))].sort();
  const tagSets = [0, ...new Set(ordered.map(({ tags }) => tags).filter((tags) => tags !== 0))];

  const { isBack, back } = pointBack(ordered, place);
  const letters = ordered.flatMap((node) => node.letters);
  const header = JSON.stringify({
    alphabet: alphabet.join(''),
    tagSets,
    nodes: ordered.length,
    arcs: letters.length,
    back: back.length,
  });
  const headerBytes = new TextEncoder().encode(header);
  return Buffer.concat([
    Uint8Array.of(headerBytes.length & 255, headerBytes.length >> 8),
    headerBytes,
    Uint8Array.from(ordered, (node) => node.letters.length),
    indexesOf(
      ordered.map(({ tags }) => tags),
      tagSets,
    ),
    indexesOf(letters, ['', ...alphabet]),
    Uint8Array.from(isBack),
    Uint8Array.from(back, (index) => index & 255),
    Uint8Array.from(back, (index) => (index >> 8) & 255),
    Uint8Array.from(back, (index) => index >> 16),
  ]);
}

/** For each arc, whether it leads to a node that was already reached, and the numbers of these nodes. */
function pointBack(ordered: GraphNode[], place: Uint32Array): { isBack: number[]; back: number[] } {
  let met = 1;
  const isBack: number[] = [];
  const back: number[] = [];
  for (const { targets } of ordered) {
    for (const target of targets) {
      const index = place[target] ?? 0;
      isBack.push(index < met ? 1 : 0);
      if (index < met) back.push(index);
      else met += 1;
    }
  }
  return { isBack, back };
}

/** The nodes breadth first, which is the order in which `readWordGraph` reaches them. */
function inWalkOrder(nodes: GraphNode[], root: number): number[] {
  const order = new Set([root]);
  for (const id of order) for (const target of nodes[id]?.targets ?? []) order.add(target);
  return [...order];
}

/** Index of each value in a list of at most 256. */
function indexesOf<Value>(values: Value[], list: Value[]): Uint8Array {
  if (list.length > 256) throw new RangeError('more kinds than one byte can tell apart');
  const indexes = new Map(list.map((value, index) => [value, index]));
  return Uint8Array.from(values, (value) => indexes.get(value) ?? 0);
}
