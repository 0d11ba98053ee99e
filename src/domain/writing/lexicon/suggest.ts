import { COSTS } from './edit-costs.ts';
import { readPronounAfterVerb, repairVerbWithLo, withoutR } from './clitics.ts';
import { searchGraph } from './search-graph.ts';
import { TAGS, VERBAL } from './tags.ts';
import { tagsInGraph, type WordGraph } from './word-graph.ts';

const MOST = 5;
const ONE_EDIT = COSTS.any;
/** Budget for a phonetic error combined with any other edit. */
const TWO_EDITS = COSTS.any + COSTS.swapped;
/**
 * Maximum length of a word for which words at a distance of two edits are searched; a longer word has too many of
 * them.
 */
const LONGEST_FOR_TWO = 16;
/** Bonus, in edit costs, for each doubling of a word's frequency. */
const FREQUENCY_WEIGHT = 0.9;
/**
 * If the best word at a distance of one edit has at most this score, words at a distance of two edits are not
 * searched.
 */
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

/** Returns how frequent a word is (see `frequencyOf` of `Dictionary`). */
export type FrequencyOf = (word: string) => number;

/** A correction with its edit cost. `score` is lower for more likely corrections. */
export type Correction = {
  word: string;
  cost: number;
  score: number;
  /** Frequency of the word, or of the verb if a pronoun is joined to it. */
  frequency: number;
};

/** Words that the writer may have meant, most likely first; `budget` limits their edit cost. */
export function rankCorrections(
  graph: WordGraph,
  frequencyOf: FrequencyOf,
  word: string,
  budget: number = ONE_EDIT,
): Correction[] {
  const single = searchGraph(graph, word, budget)
    .filter((candidate) => candidate.word.length > 1 && candidate.word !== word)
    .map(({ word, cost }) => scored(word, cost, frequencyOf(word)));
  const split = splitInTwo(graph, frequencyOf, word.toLowerCase());
  const repaired = repairVerbWithLo(word.toLowerCase(), (form) => tagsInGraph(graph, form));
  const accented =
    repaired === null ? [] : [{ word: repaired, cost: COSTS.accent, score: -Infinity, frequency: 0 }];
  const joined = correctVerb(graph, frequencyOf, word.toLowerCase(), budget);
  return [...accented, ...single, ...split, ...joined].sort(
    (a, b) => a.score - b.score || a.word.length - b.word.length,
  );
}

function scored(word: string, cost: number, frequency: number): Correction {
  return { word, cost, score: cost - FREQUENCY_WEIGHT * frequency, frequency };
}

/**
 * Corrects a misspelled verb with its pronoun, or a verb whose hyphen before the pronoun is missing: "previni-la",
 * "tornou-ce", "tratase".
 */
function correctVerb(graph: WordGraph, frequencyOf: FrequencyOf, word: string, budget: number): Correction[] {
  const read = readPronounAfterVerb(word);
  if (!read) return [];
  const { verb, pronoun, cost, isInfinitive, hasHyphen } = read;
  const isVerb = (form: string) => {
    const tags = tagsInGraph(graph, form);
    // Forms of the first and second person singular are excluded, because "tivese" means "tivesse", not "tive-se".
    return isInfinitive
      ? (tags & TAGS.infinitive) !== 0
      : (tags & VERBAL) !== 0 && (tags & (TAGS.verb1s | TAGS.verb2)) === 0;
  };
  const join = (form: string, edits: number) =>
    scored(`${isInfinitive ? withoutR(form) : form}-${pronoun}`, cost + edits, frequencyOf(form));
  if (isVerb(verb)) return cost > 0 ? [join(verb, 0)] : [];
  if (!hasHyphen) return [];
  return searchGraph(graph, verb, budget)
    .filter((found) => isVerb(found.word) && frequencyOf(found.word) > 0)
    .map((found) => join(found.word, found.cost));
}

/** At most five words that the writer may have meant, most likely first. */
export function suggestWords(graph: WordGraph, frequencyOf: FrequencyOf, word: string): string[] {
  let ranked = rankCorrections(graph, frequencyOf, word);
  if ((ranked[0]?.score ?? Infinity) > GOOD_SCORE && word.length <= LONGEST_FOR_TWO) {
    ranked = rankCorrections(graph, frequencyOf, word, TWO_EDITS);
  }
  return [...new Set(ranked.map(({ word: suggested }) => suggested))].slice(0, MOST);
}

/** Splits two words that were written as one: "apartir", "derrepente" (in which the consonant is doubled). */
function splitInTwo(graph: WordGraph, frequencyOf: FrequencyOf, word: string): Correction[] {
  const found: Correction[] = [];
  for (let at = 1; at <= LONGEST_FIRST_PART && at < word.length - 1; at += 1) {
    const first = word.slice(0, at);
    if (!FIRST_PARTS.has(first)) continue;
    for (const second of [word.slice(at), word[at] === word[at + 1] ? word.slice(at + 1) : '']) {
      const frequency = frequencyOf(second);
      if (frequency === 0 && (second.length < SHORTEST_RARE_PART || !tagsInGraph(graph, second))) continue;
      found.push(scored(`${first} ${second}`, SPLIT_COST, frequency));
    }
  }
  return found;
}
