import { describe, expect, test } from 'vitest';
import { readGreedy } from '@/domain/ocr/hand/read-greedy';
import { DOUBTFUL, FRAME_COLUMNS, readLine } from '@/domain/ocr/hand/read-line';
import type { Language } from '@/domain/ocr/hand/language';
import { createRandom } from './tiny-network';

const ALPHABET = [...' acehmoprstuz-'];
const BLANK = '·';

/**
 * Scores of frames: the character in each frame, with shares in percent if it is uncertain ('u60o40'). Frames are
 * separated by '|', and no CTC blank is added between characters.
 */
function scoresOf(line: string) {
  const frames = line.split('|');
  const classes = ALPHABET.length + 1;
  const scores = new Float32Array(frames.length * classes).fill(-12);
  for (const [step, frame] of frames.entries()) {
    for (const [, character = '', share = '100'] of frame.matchAll(/(\D)(\d*)/g)) {
      const k = character === BLANK ? 0 : ALPHABET.indexOf(character) + 1;
      scores[step * classes + k] = Math.log(Number(share || '100') / 100);
    }
  }
  return { scores, steps: frames.length, classes };
}

/**
 * A language model that knows the given words; each letter that departs from these words makes a text far less
 * likely.
 */
function languageOf(...words: string[]): Language {
  const texts = [''];
  const placeOf = new Map([['', 0]]);
  const textAfter = (place: number, character: string) =>
    character === ' ' ? '' : (texts[place] ?? '') + character;
  return {
    start: 0,
    next(place, character) {
      const text = textAfter(place, character);
      if (!placeOf.has(text)) placeOf.set(text, texts.push(text) - 1);
      return placeOf.get(text) as number;
    },
    score(place, character) {
      const text = `${texts[place] ?? ''}${character}`;
      return words.some((word) => `${word} `.startsWith(text)) || text === '-' ? -1 : -6;
    },
  };
}

const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ');

describe('without a language', () => {
  test('words are those that are read greedily', () => {
    const random = createRandom(5);
    for (let line = 0; line < 20; line += 1) {
      const classes = ALPHABET.length + 1;
      const scores = Float32Array.from({ length: 40 * classes }, () => 6 * random());
      const read = { scores, steps: 40, classes };
      expect(textOf(readLine(read, ALPHABET, null))).toBe(readGreedy(read, ALPHABET));
    }
  });

  test('a torn word has other readings and is less sure', () => {
    const [sure, torn] = readLine(scoresOf('c|a|s|a| |m|e|s55z45|a'), ALPHABET, null);
    expect(sure).toMatchObject({ text: 'casa', stroke: 'casa', others: [] });
    expect(torn).toMatchObject({ text: 'mesa', stroke: 'mesa', others: ['meza'] });
    expect(sure?.confidence).toBeGreaterThan(95);
    expect(torn?.confidence).toBeLessThan(70);
  });

  test('nothing is written', () => {
    expect(readLine(scoresOf('·|·| |·'), ALPHABET, null)).toEqual([]);
    expect(readLine({ scores: new Float32Array(), steps: 0, classes: 15 }, ALPHABET, null)).toEqual([]);
  });
});

describe('with a language', () => {
  const language = languageOf('casa', 'mesa', 'pra', 'para');

  test('a torn letter becomes that of a word; what the strokes say can be chosen', () => {
    const [word] = readLine(scoresOf('c|a|s|o58a42'), ALPHABET, language);
    expect(word).toMatchObject({ text: 'casa', stroke: 'caso', others: ['caso'] });
    expect(word?.confidence).toBeLessThan(DOUBTFUL);
  });

  test('a misspelling that is clearly written stays and is sure', () => {
    const [word] = readLine(scoresOf('c99|a|z99s1|a99'), ALPHABET, language);
    expect(word).toMatchObject({ text: 'caza', stroke: 'caza' });
    expect(word?.confidence).toBeGreaterThan(DOUBTFUL);
  });

  test('what sounds the same stays as written where another letter would not', () => {
    const [heard] = readLine(scoresOf('m|e|z70s30|a'), ALPHABET, language);
    const [seen] = readLine(scoresOf('m|e|t70s30|a'), ALPHABET, language);
    expect(heard).toMatchObject({ text: 'meza', others: ['mesa'] });
    expect(seen).toMatchObject({ text: 'mesa', others: ['meta'] });
    expect(heard?.confidence).toBeLessThan(DOUBTFUL);
  });

  test('the dictionary speaks for the words that it has', () => {
    const torn = scoresOf('r|u|a54o46');
    const isWord = (word: string) => word === 'ruo';
    const [unknown] = readLine(torn, ALPHABET, languageOf());
    const [known] = readLine(torn, ALPHABET, languageOf(), isWord);
    expect(unknown?.confidence).toBeGreaterThan(DOUBTFUL);
    expect([known?.text, ...(known?.others ?? [])].sort()).toEqual(['rua', 'ruo']);
    expect(known?.confidence).toBeLessThan(DOUBTFUL);
  });

  test('columns of words follow one another along the strip', () => {
    const read = scoresOf('·|·|·|·|·|·|·|·|c|a|s|a|·|·| |·|·|m|e|s|a|·|·|·|·|·|·|·|·|·');
    const [first, second] = readLine(read, ALPHABET, language);
    expect(first).toMatchObject({ from: Math.round(4 * FRAME_COLUMNS), to: Math.round(14 * FRAME_COLUMNS) });
    expect(second).toMatchObject({
      from: Math.round(15 * FRAME_COLUMNS),
      to: Math.round(25 * FRAME_COLUMNS),
    });
  });

  test('two words that the language takes for one keep what the strokes say', () => {
    const [word] = readLine(scoresOf('p|a|r| 52·48|a'), ALPHABET, language);
    expect(word).toMatchObject({ text: 'para', stroke: 'par a', others: ['par a'] });
  });
});
