import { COSTS, digraphCost, insertionCost, missingCost, pairsFor, substitutionCost } from './edit-costs.ts';
import type { WordGraph } from './word-graph.ts';

export type Candidate = { word: string; cost: number };

/**
 * Maximum length of a word for which corrections are searched. Longer words are hardly ever misspellings, and the
 * limit keeps the search fast.
 */
const LONGEST = 30;
const NEVER = 255;

/**
 * The words of the graph whose edit cost is within `budget`. The search walks the graph with one row of the edit
 * distance table per letter, and turns back if no entry is within the budget. Names are found only for words with a
 * capital letter.
 */
export function searchGraph(graph: WordGraph, word: string, budget: number): Candidate[] {
  const written = word.toLowerCase();
  if (written.length === 0 || written.length > LONGEST) return [];
  const { alphabet, firstArc, letters, targets, tags } = graph;
  const costs = costsOf(written, alphabet, word !== written);
  const width = written.length + 1;
  const size = alphabet.length + 1;
  const rows: Uint8Array[] = [firstRow(costs.extra)];
  // For each row, the index of the last entry within the budget. In the next row, entries more than two positions
  // after this index cannot be within the budget.
  const reach = [lastWithin(rows[0] ?? new Uint8Array(), budget)];
  const path: number[] = [];
  const found: Candidate[] = [];
  visit(0, 0);
  return found;

  function visit(node: number, depth: number): void {
    const row = rows[depth] ?? new Uint8Array(width);
    const rowBefore = depth > 0 ? rows[depth - 1] : undefined;
    const next = (rows[depth + 1] ??= new Uint8Array(width));
    const furthest = Math.max(reach[depth] ?? 0, reach[depth - 1] ?? 0) + 2;
    const before = path[depth - 1] ?? 0;
    const end = firstArc[node + 1] ?? 0;
    for (let arc = firstArc[node] ?? 0; arc < end; arc += 1) {
      const letter = letters[arc] ?? 0;
      const missing = (letter === before ? COSTS.doubled : costs.missing[letter]) ?? COSTS.any;
      const pair = rowBefore ? costs.oneForTwo.get(before * size + letter) : undefined;
      next.fill(NEVER);
      let lowest = (next[0] = Math.min(NEVER, (row[0] ?? NEVER) + missing));
      let last = 0;
      for (let at = 1; at < width; at += 1) {
        const cell = (at - 1) * size + letter;
        let cost = (row[at - 1] ?? NEVER) + (costs.substitution[cell] ?? NEVER);
        cost = Math.min(
          cost,
          (row[at] ?? NEVER) + missing,
          (next[at - 1] ?? NEVER) + (costs.extra[at - 1] ?? NEVER),
        );
        const two = costs.twoForOne[cell] ?? 0;
        if (two > 0) cost = Math.min(cost, (row[at - 2] ?? NEVER) + two);
        if (pair) cost = Math.min(cost, (rowBefore?.[at - 1] ?? NEVER) + (pair[at - 1] ?? NEVER));
        if (at > 1 && before > 0 && costs.numbers[at - 1] === before && costs.numbers[at - 2] === letter) {
          cost = Math.min(cost, (rowBefore?.[at - 2] ?? NEVER) + COSTS.swapped);
        }
        next[at] = Math.min(NEVER, cost);
        if (cost < lowest) lowest = cost;
        if (cost <= budget) last = at;
        else if (at >= furthest) break;
      }
      if (lowest > budget) continue;
      path[depth] = letter;
      reach[depth + 1] = last;
      const target = targets[arc] ?? 0;
      const cost = next[width - 1] ?? NEVER;
      if (tags[target] && cost <= budget) found.push({ word: spell(depth + 1), cost });
      visit(target, depth + 1);
    }
  }

  function spell(length: number): string {
    let spelled = '';
    for (let at = 0; at < length; at += 1) spelled += alphabet[(path[at] ?? 1) - 1] ?? '';
    return spelled;
  }
}

/** All edit costs of a word, by position in the word and letter of the graph. */
type Costs = {
  /** The letter number of each written letter; 0 for a letter that occurs in no word of the graph. */
  numbers: Uint8Array;
  /** Cost of writing one letter (row) instead of the intended letter (column). */
  substitution: Uint8Array;
  /**
   * Cost of writing two letters instead of one intended letter; 0 if these two letters are never confused with that
   * letter.
   */
  twoForOne: Uint8Array;
  /** Cost of writing one letter instead of a pair of intended letters, keyed by pair. */
  oneForTwo: Map<number, Uint8Array>;
  /** Cost of a superfluous written letter. */
  extra: Uint8Array;
  /** Cost of an intended letter that was not written. */
  missing: Uint8Array;
};

function costsOf(written: string, alphabet: string, mayBeName: boolean): Costs {
  const size = alphabet.length + 1;
  const costs: Costs = {
    numbers: Uint8Array.from(written, (letter) => alphabet.indexOf(letter) + 1),
    substitution: new Uint8Array(written.length * size).fill(NEVER),
    twoForOne: new Uint8Array(written.length * size),
    oneForTwo: new Map(),
    extra: Uint8Array.from(written, (letter, at) => insertionCost(letter, written[at - 1] ?? '')),
    missing: new Uint8Array(size).fill(COSTS.any),
  };
  for (const [index, meant] of [...alphabet].entries()) {
    costs.missing[index + 1] = missingCost(meant);
    const lower = meant.toLowerCase();
    if (lower !== meant && !mayBeName) continue;
    for (let at = 0; at < written.length; at += 1) {
      const cell = at * size + index + 1;
      costs.substitution[cell] = substitutionCost(written[at] ?? '', lower);
      costs.twoForOne[cell] = digraphCost(lower, written.slice(Math.max(0, at - 1), at + 1)) ?? 0;
    }
  }
  addPairs(costs, written, alphabet);
  return costs;
}

function addPairs({ oneForTwo }: Costs, written: string, alphabet: string): void {
  const size = alphabet.length + 1;
  for (const [at, letter] of [...written].entries()) {
    for (const { two, cost } of pairsFor(letter)) {
      const key = (alphabet.indexOf(two[0] ?? '') + 1) * size + alphabet.indexOf(two[1] ?? '') + 1;
      const pair = oneForTwo.get(key) ?? new Uint8Array(written.length).fill(NEVER);
      pair[at] = cost;
      oneForTwo.set(key, pair);
    }
  }
}

function lastWithin(row: Uint8Array, budget: number): number {
  let last = 0;
  for (let at = 0; at < row.length; at += 1) if ((row[at] ?? NEVER) <= budget) last = at;
  return last;
}

function firstRow(extra: Uint8Array): Uint8Array {
  const row = new Uint8Array(extra.length + 1);
  for (let at = 0; at < extra.length; at += 1)
    row[at + 1] = Math.min(NEVER, (row[at] ?? 0) + (extra[at] ?? 0));
  return row;
}
