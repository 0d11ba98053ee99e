import { isFunctionWord } from './function-words.ts';

/** Plural endings, longest first, each with its singular ending. */
const PLURALS: readonly [ending: string, singular: string][] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
];

/** Suffixes that form words of the same family, indexed by their last letter, longest first. */
const ENDINGS = byLastLetter(
  'acional izacao amento imento idade mente adora encia ancia acao icao ucao ador ante ente ando endo indo aram eram iram avel ivel ista ismo eiro eira ado ada ido ida ico ica oso osa ivo iva ara ava ou eu iu al ar er ir'.split(
    ' ',
  ),
);
const SHORTEST_STEM = 4;
const LONGEST_STEMMED = 40;
const VOWELS = 'aeiou';

/**
 * A light stem of a comparison key, which is the same for words of one family: the stem of "alimentos", "alimentar"
 * and "alimentacao" is "aliment". Short words are unchanged; a stem need not be a word.
 */
export function toStem(key: string): string {
  if (key.length <= SHORTEST_STEM || key.length > LONGEST_STEMMED) return key;
  let stem = knownStems.get(key);
  if (stem === undefined) {
    if (knownStems.size >= MOST_KNOWN) knownStems.clear();
    stem = cutToStem(key);
    knownStems.set(key, stem);
  }
  return stem;
}

/** Cache of stems, because the stem of each word of a text is needed many times. */
const knownStems = new Map<string, string>();
const MOST_KNOWN = 4000;

function cutToStem(key: string): string {
  const singular = toSingular(key);
  const ending = ENDINGS.get(lastLetter(singular))?.find(
    (end) => singular.endsWith(end) && singular.length - end.length >= SHORTEST_STEM,
  );
  return withoutFinalVowels(ending ? singular.slice(0, -ending.length) : singular);
}

function byLastLetter(endings: readonly string[]): Map<string, string[]> {
  const byLetter = new Map<string, string[]>();
  for (const ending of endings)
    byLetter.set(lastLetter(ending), [...(byLetter.get(lastLetter(ending)) ?? []), ending]);
  return byLetter;
}

function lastLetter(word: string): string {
  return word.charAt(word.length - 1);
}

function toSingular(key: string): string {
  if (!key.endsWith('s')) return key;
  const plural = PLURALS.find(([ending]) => key.endsWith(ending) && key.length - ending.length >= 3);
  return plural ? key.slice(0, -plural[0].length) + plural[1] : key;
}

function withoutFinalVowels(stem: string): string {
  let { length } = stem;
  while (length > 0 && VOWELS.includes(stem.charAt(length - 1))) length -= 1;
  return length >= SHORTEST_STEM ? stem.slice(0, length) : stem;
}

const SHORTEST_CONTENT_WORD = 4;

/** Whether a word is a content word: four letters or more, no function word. */
export function isContentWord({ key }: { key: string }): boolean {
  return key.length >= SHORTEST_CONTENT_WORD && !isFunctionWord(key);
}

/** The stems of the content words. */
export function contentStems(words: readonly { key: string }[]): Set<string> {
  return new Set(words.filter(isContentWord).map(({ key }) => toStem(key)));
}
