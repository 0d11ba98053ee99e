import type { PlacedWord } from '../../text/analyze-text.ts';
import { countEach, countWhere, share } from './counting.ts';
import type { EssayView } from './essay-view.ts';

const WINDOW_WORDS = 50;
const WINDOW_STEP = 5;

/** Size of the vocabulary, and length of its words in letters. */
export function vocabularyFeatures({ tokens, contentWords, counts, stemCounts, sentences }: EssayView) {
  const words = tokens.length;
  const types = counts.size;
  const contentTypes = countEach(contentWords.map(({ word }) => word.lower)).size;
  const hapaxes = countWhere(counts.values(), (count) => count === 1);
  const longerThan = (letters: number) => countWhere(tokens, ({ lower }) => lower.length > letters);
  const syllablesPerWord = share(
    sumOver(tokens, ({ lower }) => countSyllables(lower)),
    words,
  );
  return {
    types,
    typeTokenRatio: share(types, words),
    rootTypeTokenRatio: types / Math.sqrt(Math.max(1, words)),
    hapaxShare: share(hapaxes, types),
    logHapaxes: Math.log(1 + hapaxes),
    movingTypeTokenRatio: movingTypeTokenRatio(tokens, types),
    contentWordShare: share(contentWords.length, words),
    contentTypes,
    contentTypeTokenRatio: share(contentTypes, contentWords.length),
    rootContentTypeTokenRatio: contentTypes / Math.sqrt(Math.max(1, contentWords.length)),
    stemTokenRatio: share(stemCounts.size, contentWords.length),
    wordLengthMean: share(
      sumOver(tokens, ({ lower }) => lower.length),
      words,
    ),
    contentWordLengthMean: share(
      sumOver(contentWords, ({ word }) => word.lower.length),
      contentWords.length,
    ),
    wordsOver6LettersShare: share(longerThan(6), words),
    wordsOver9LettersShare: share(longerThan(9), words),
    wordsOver12LettersShare: share(longerThan(12), words),
    wordsOver9Letters: longerThan(9),
    syllablesPerWord,
    fleschReadingEase: fleschReadingEase(share(words, sentences.length), syllablesPerWord),
  };
}

/**
 * Mean type-token ratio of windows of 50 words. Unlike the plain ratio, it does not fall with the length of the
 * text (MATTR, Covington and McFall 2010; here only every fifth window). For a text shorter than a window, returns
 * the plain ratio.
 */
function movingTypeTokenRatio(tokens: PlacedWord[], types: number): number {
  if (tokens.length < WINDOW_WORDS) return share(types, tokens.length);
  const inWindow = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    add(inWindow, tokens[at]?.lower ?? '', 1);
    if (at >= WINDOW_WORDS) add(inWindow, tokens[at - WINDOW_WORDS]?.lower ?? '', -1);
    const start = at - WINDOW_WORDS + 1;
    if (start < 0 || start % WINDOW_STEP !== 0) continue;
    sum += inWindow.size;
    windows += 1;
  }
  return sum / windows / WINDOW_WORDS;
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** Flesch reading ease for Portuguese (Martins et al. 1996); a higher value means an easier text. */
function fleschReadingEase(wordsPerSentence: number, syllablesPerWord: number): number {
  return 248.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
}

function sumOver<Value>(values: readonly Value[], measure: (value: Value) => number): number {
  let sum = 0;
  for (const value of values) sum += measure(value);
  return sum;
}

const VOWELS = new Set('aeiouáéíóúâêôãõàüy');

/** Syllables of a lower-case word, counted as groups of vowels; at least one. */
export function countSyllables(word: string): number {
  let groups = 0;
  let wasVowel = false;
  for (const letter of word) {
    const isVowel = VOWELS.has(letter);
    if (isVowel && !wasVowel) groups += 1;
    wasVowel = isVowel;
  }
  return Math.max(1, groups);
}
