/**
 * A state of the graph: the tags of the word that ends here (0 if no word ends), and the letters of the outgoing
 * arcs.
 */
export type GraphNode = { tags: number; letters: string[]; targets: number[] };
export type Graph = { nodes: GraphNode[]; root: number };

/**
 * The smallest graph that spells exactly these words, with equal endings shared (Daciuk et al. 2000, "Incremental
 * construction of minimal acyclic finite-state automata"). Words must be sorted by UTF-16 units and unique.
 */
export function buildWordGraph(words: Iterable<readonly [word: string, tags: number]>): Graph {
  const nodes: GraphNode[] = [];
  const known = new Map<string, number>();
  const path: GraphNode[] = [emptyNode()];
  let previous = '';
  for (const [word, tags] of words) {
    const shared = commonPrefix(word, previous);
    closePath(shared);
    for (const letter of word.slice(shared)) {
      const last = path.at(-1);
      last?.letters.push(letter);
      last?.targets.push(-1);
      path.push(emptyNode());
    }
    const end = path.at(-1);
    if (end) end.tags = tags;
    previous = word;
  }
  closePath(0);
  return { nodes, root: keep(path[0] ?? emptyNode()) };

  function closePath(depth: number): void {
    while (path.length - 1 > depth) {
      const node = path.pop();
      const parent = path.at(-1);
      if (node && parent) parent.targets[parent.targets.length - 1] = keep(node);
    }
  }

  function keep(node: GraphNode): number {
    const signature = `${node.tags}|${node.letters.join('')}|${node.targets.join()}`;
    const same = known.get(signature);
    if (same !== undefined) return same;
    known.set(signature, nodes.length);
    return nodes.push(node) - 1;
  }
}

function emptyNode(): GraphNode {
  return { tags: 0, letters: [], targets: [] };
}

function commonPrefix(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let length = 0;
  while (length < most && left[length] === right[length]) length += 1;
  return length;
}
