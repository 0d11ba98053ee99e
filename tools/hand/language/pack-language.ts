import { COST_STEP } from '../../../src/domain/ocr/hand/character-model.ts';
import { CASE_PLACES, followCase, toSymbol } from '../../../src/domain/ocr/hand/language.ts';
import { countGrams, type GramTree } from './count-grams.ts';

export type LanguageOptions = {
  /** Length of the longest n-grams in characters: too short to contain a sentence. */
  order: number;
  /** N-grams that occur less often than this in the texts are dropped. */
  least: number;
  /** Minimum information (nats, over all texts) that an n-gram must add to the n-gram without its first character. */
  gain: number;
};

/** Rarer characters are not counted. */
const LEAST_SEEN = 20;

/**
 * The language model of the texts, in the format that `openLanguage` reads. Characters outside the alphabet end a
 * text.
 */
export function packLanguage(
  texts: readonly string[],
  alphabet: readonly string[],
  { order, least, gain }: LanguageOptions,
): Uint8Array {
  const characters = findCharacters(texts, alphabet);
  const tree = countGrams(toSymbols(texts, characters), order, least);
  const shares = findShares(tree);
  const kept = chooseNodes(tree, shares, gain);
  return pack(tree, shares, kept, characters, countCapitals(texts));
}

/** The character of each symbol from 1 on, the most frequent first. */
function findCharacters(texts: readonly string[], alphabet: readonly string[]): string[] {
  const known = new Set(alphabet.map(toSymbol));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const character of text) {
      const symbol = toSymbol(character);
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
  return [...counts]
    .filter(([character, count]) => known.has(character) && count >= LEAST_SEEN)
    .sort(([, one], [, other]) => other - one)
    .map(([character]) => character);
}

/** The symbols of each text with a space before and after it, then 0. */
function toSymbols(texts: readonly string[], characters: readonly string[]): Uint8Array {
  const numbers = new Map(characters.map((character, at) => [character, at + 1]));
  const symbols: number[][] = texts.map((text) => [
    ...Array.from(` ${text} `, (character) => numbers.get(toSymbol(character)) ?? 0),
    0,
  ]);
  const all = new Uint8Array(symbols.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const text of symbols) {
    all.set(text, at);
    at += text.length;
  }
  return all;
}

/**
 * The probability of each node after its parent, interpolated with that of the shorter n-gram by the method of
 * Witten and Bell.
 */
function findShares({ parents, counts, kinds, shorter, symbols }: GramTree): Float64Array {
  const shares = new Float64Array(symbols.length);
  for (let node = 1; node < symbols.length; node += 1) {
    const parent = parents[node] as number;
    const others = kinds[parent] as number;
    const lower = parent === 0 ? 1 / (kinds[0] as number) : (shares[shorter[node] as number] as number);
    shares[node] = ((counts[node] as number) + others * lower) / ((counts[parent] as number) + others);
  }
  return shares;
}

/** Nodes that add information to the shorter n-gram, with all their ancestors. */
function chooseNodes(tree: GramTree, shares: Float64Array, gain: number): Uint8Array {
  const { parents, counts, kinds, shorter, symbols, depths } = tree;
  const kept = new Uint8Array(symbols.length);
  kept[0] = 1;
  for (let node = symbols.length - 1; node > 0; node -= 1) {
    const parent = parents[node] as number;
    const others = kinds[parent] as number;
    const left = others / ((counts[parent] as number) + others);
    const without = left * (shares[shorter[node] as number] as number);
    const told = (counts[node] as number) * Math.log((shares[node] as number) / without);
    if (kept[node] || (depths[node] as number) < 3 || told > gain) {
      kept[node] = 1;
      kept[parent] = 1;
    }
  }
  return kept;
}

function countCapitals(texts: readonly string[]): Float32Array {
  const letters = CASE_PLACES.map(() => ({ capital: 1, all: 2 }));
  for (const text of texts) {
    let place = followCase(0, ' ');
    for (const character of text) {
      const small = character.toLowerCase();
      const counts = letters[place];
      if (counts && small !== character.toUpperCase()) {
        counts.all += 1;
        if (character !== small) counts.capital += 1;
      }
      place = followCase(place, character);
    }
  }
  return Float32Array.from(letters, ({ capital, all }) => capital / all);
}

function pack(
  { symbols, first }: GramTree,
  shares: Float64Array,
  kept: Uint8Array,
  characters: readonly string[],
  capitals: Float32Array,
): Uint8Array {
  const text = new TextEncoder().encode(characters.join(''));
  const nodes = Array.from(symbols.keys()).filter((node) => kept[node] === 1);
  const tree = 12 + text.length + 4 * capitals.length;
  const bytes = new Uint8Array(tree + 3 * nodes.length);
  const view = new DataView(bytes.buffer);
  for (const [at, size] of [text.length, capitals.length, nodes.length].entries())
    view.setUint32(4 * at, size, true);
  bytes.set(text, 12);
  for (const [at, share] of capitals.entries()) view.setFloat32(12 + text.length + 4 * at, share, true);
  for (const [at, node] of nodes.entries()) {
    const children = kept.subarray(first[node], first[node + 1]).reduce((sum, one) => sum + one, 0);
    bytes[tree + at] = children;
    bytes[tree + nodes.length + at] = Math.max(0, (symbols[node] as number) - 1);
    const cost = node === 0 ? 0 : -Math.log(shares[node] as number) / COST_STEP;
    bytes[tree + 2 * nodes.length + at] = Math.min(255, Math.round(cost));
  }
  return bytes;
}
