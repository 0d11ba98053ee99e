import { readCharacterModel } from './character-model.ts';

/** Character language model. A position in a text is represented by a number; `start` is the beginning of a line. */
export type Language = {
  start: number;
  /** Log probability of a character at a position; it includes the probability of the letter's case. */
  score(place: number, character: string): number;
  /** The position after the character. */
  next(place: number, character: string): number;
};

/** Contexts on which the case of a letter depends. */
export const CASE_PLACES = ['word', 'sentence', 'small', 'capital', 'capitals', 'end'] as const;
const [WORD, SENTENCE, SMALL, CAPITAL, CAPITALS, END] = [0, 1, 2, 3, 4, 5] as const;

const isLetter = (character: string) => character.toLowerCase() !== character.toUpperCase();
const isCapital = (character: string) => character !== character.toLowerCase();

/**
 * Returns the context for the case of the next letter after `character`; `place` and the result are indices of
 * `CASE_PLACES`.
 */
export function followCase(place: number, character: string): number {
  if (character === ' ') return place === END ? SENTENCE : WORD;
  if ('.!?'.includes(character)) return END;
  if (!isLetter(character)) return place;
  if (!isCapital(character)) return SMALL;
  return place === CAPITAL || place === CAPITALS ? CAPITALS : CAPITAL;
}

/** The character model's symbol for a character: lower case, with 0 for every digit. */
export function toSymbol(character: string): string {
  return character >= '0' && character <= '9' ? '0' : character.toLowerCase();
}

/** Opens a language file written by `npm run train:hand-language`. Throws a RangeError if the file is incomplete. */
export function openLanguage(bytes: Uint8Array): Language {
  const model = readCharacterModel(bytes);
  const size = CASE_PLACES.length;
  if (model.capitals.length !== size) throw new RangeError('The language has no shares of capitals.');
  const capital = model.capitals.map((share) => Math.log(share));
  const small = model.capitals.map((share) => Math.log1p(-share));
  return {
    start: model.next(0, ' ') * size + WORD,
    score(place, character) {
      const at = place % size;
      let score = model.score(Math.floor(place / size), toSymbol(character));
      if (isLetter(character)) score += (isCapital(character) ? capital : small)[at] as number;
      return character >= '0' && character <= '9' ? score - Math.LN10 : score;
    },
    next(place, character) {
      const node = model.next(Math.floor(place / size), toSymbol(character));
      return node * size + followCase(place % size, character);
    },
  };
}
