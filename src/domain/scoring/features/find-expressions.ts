import type { PlacedWord } from '../../text/analyze-text.ts';
import type { WordPiece } from './word-pieces.ts';

/** An expression of a list, with the words it begins and ends in. */
export type ExpressionUse = { phrase: string; first: PlacedWord; last: PlacedWord };

type Ending<List extends string> = { list: List; phrase: string };
type Node<List extends string> = { endings: Ending<List>[]; next: Map<string, Node<List>> };

/** Lists of expressions as one tree of their pieces, so that a text is read once however many the lists. */
export type ExpressionTree<List extends string> = { lists: readonly List[]; root: Node<List> };

/** `faz-se necessário` becomes `faz`, `-se`, ` necessário`: the first piece bare, the others with their joint. */
const LINKED_PIECE = /[ -]?[^ -]+/g;

/** Builds the tree. Expressions are lower case with accents; their words are joined by single blanks or hyphens. */
export function growExpressionTree<List extends string>(
  lists: Record<List, readonly string[]>,
): ExpressionTree<List> {
  const names = Object.keys(lists) as List[];
  const root: Node<List> = { endings: [], next: new Map() };
  for (const list of names) for (const phrase of new Set(lists[list])) plant(root, list, phrase);
  return { lists: names, root };
}

function plant<List extends string>(root: Node<List>, list: List, phrase: string): void {
  let node = root;
  for (const piece of phrase.match(LINKED_PIECE) ?? []) {
    const child = node.next.get(piece) ?? { endings: [], next: new Map() };
    node.next.set(piece, child);
    node = child;
  }
  node.endings.push({ list, phrase });
}

/** The expressions of every list, in order; within a list the longest wins and none overlap. */
export function findExpressions<List extends string>(
  pieces: readonly WordPiece[],
  { lists, root }: ExpressionTree<List>,
): Record<List, ExpressionUse[]> {
  const found = Object.fromEntries(lists.map((list) => [list, []])) as unknown as Record<
    List,
    ExpressionUse[]
  >;
  const freeFrom = Object.fromEntries(lists.map((list) => [list, 0])) as Record<List, number>;
  const path: Node<List>[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    walk(pieces, at, root, path);
    const first = pieces[at]?.word;
    // From the longest back, so that what is shorter finds its list taken.
    for (let length = path.length; length > 0; length -= 1) {
      const last = pieces[at + length - 1]?.word;
      if (!first || !last) continue;
      for (const { list, phrase } of path[length - 1]?.endings ?? []) {
        if (at < freeFrom[list]) continue;
        found[list].push({ phrase, first, last });
        freeFrom[list] = at + length;
      }
    }
  }
  return found;
}

/** Leaves in `path` the nodes that the pieces from `at` on lead through. */
function walk<List extends string>(
  pieces: readonly WordPiece[],
  at: number,
  root: Node<List>,
  path: Node<List>[],
): void {
  path.length = 0;
  let node = root.next.get(pieces[at]?.piece ?? '');
  while (node) {
    path.push(node);
    node = node.next.get(pieces[at + path.length]?.linked ?? '');
  }
}
