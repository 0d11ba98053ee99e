import { COSTS } from './edit-costs.ts';
import { repairVerbWithLo } from './clitics.ts';
import { searchGraph } from './search-graph.ts';
import { tagsInGraph, type WordGraph } from './word-graph.ts';

const MOST = 5;
const ONE_EDIT = COSTS.any;
/** Any slip by ear together with any other edit. */
const TWO_EDITS = COSTS.any + COSTS.swapped;
/** A longer word has too many neighbours two edits away. */
const LONGEST_FOR_TWO = 16;
/** What a word is worth for being twice as frequent, in edit costs. */
const FREQUENCY_WEIGHT = 0.9;
/** With such a word one edit away, no other is looked for. */
const GOOD_SCORE = 4;
const SPLIT_COST = COSTS.sound;
const FIRST_PARTS = new Set([
  'a',
  'o',
  'e',
  'de',
  'em',
  'por',
  'com',
  'se',
  'que',
  'já',
  'só',
  'não',
  'à',
  'é',
]);
const LONGEST_FIRST_PART = 3;
const SHORTEST_RARE_PART = 5;

/** How frequent a word is: the power of two of how often essays have it, 0 where it is rare. */
export type FrequencyOf = (word: string) => number;

/** A correction: how far it is from what was written, and a score that is the lower the likelier it was meant. */
export type Correction = { word: string; cost: number; score: number };

/** Words that may have been meant, likeliest first; `budget` limits how far they may be. */
export function rankCorrections(
  graph: WordGraph,
  frequencyOf: FrequencyOf,
  word: string,
  budget: number = ONE_EDIT,
): Correction[] {
  const single = searchGraph(graph, word, budget)
    .filter((candidate) => candidate.word.length > 1 && candidate.word !== word)
    .map(({ word, cost }) => ({ word, cost, score: cost - FREQUENCY_WEIGHT * frequencyOf(word) }));
  const split = splitInTwo(graph, frequencyOf, word.toLowerCase());
  const repaired = repairVerbWithLo(word.toLowerCase(), (form) => tagsInGraph(graph, form));
  const accented = repaired === null ? [] : [{ word: repaired, cost: COSTS.accent, score: -Infinity }];
  return [...accented, ...single, ...split].sort(
    (a, b) => a.score - b.score || a.word.length - b.word.length,
  );
}

/** At most five words that may have been meant, likeliest first. */
export function suggestWords(graph: WordGraph, frequencyOf: FrequencyOf, word: string): string[] {
  let ranked = rankCorrections(graph, frequencyOf, word);
  if ((ranked[0]?.score ?? Infinity) > GOOD_SCORE && word.length <= LONGEST_FOR_TWO) {
    ranked = rankCorrections(graph, frequencyOf, word, TWO_EDITS);
  }
  return [...new Set(ranked.map(({ word: suggested }) => suggested))].slice(0, MOST);
}

/** Two words written as one: "apartir", "derrepente" (which doubles the consonant). */
function splitInTwo(graph: WordGraph, frequencyOf: FrequencyOf, word: string): Correction[] {
  const found: Correction[] = [];
  for (let at = 1; at <= LONGEST_FIRST_PART && at < word.length - 1; at += 1) {
    const first = word.slice(0, at);
    if (!FIRST_PARTS.has(first)) continue;
    for (const second of [word.slice(at), word[at] === word[at + 1] ? word.slice(at + 1) : '']) {
      const frequency = frequencyOf(second);
      if (frequency === 0 && (second.length < SHORTEST_RARE_PART || !tagsInGraph(graph, second))) continue;
      const score = SPLIT_COST - FREQUENCY_WEIGHT * frequency;
      found.push({ word: `${first} ${second}`, cost: SPLIT_COST, score });
    }
  }
  return found;
}
