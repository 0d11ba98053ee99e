import type { Language } from './language.ts';

/** State of a text: its place in the language, its score by language and dictionary so far, and its current word. */
export type Progress = { place: number; score: number; word: string };

/** Scores texts by language and dictionary, to be added to the picture's log probability. */
export type Prior = {
  start: Progress;
  follow(progress: Progress, character: string): Progress;
  /** The score with the last word counted as whole. */
  finish(progress: Progress): number;
};

/** Low, so that misspellings stay as written. Chosen on lines of held-out fonts; docs/handwriting.md has figures. */
export type Weights = {
  /** Factor of the language's log probability. */
  language: number;
  /** For each character: without it the language would prefer to read none. */
  character: number;
  /** For each word in the dictionary. */
  word: number;
};

export const WEIGHTS: Weights = { language: 0.4, character: 0.9, word: 0.5 };

const MARKS = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Without a language all texts score the same. */
export function createPrior(
  language: Language | null,
  isWord: (word: string) => boolean = () => false,
  weights = WEIGHTS,
): Prior {
  if (!language) {
    const start = { place: 0, score: 0, word: '' };
    return { start, follow: () => start, finish: () => 0 };
  }
  const known = new Map<string, number>();
  const scoreWord = (word: string): number => {
    let score = known.get(word);
    if (score === undefined) {
      const bare = word.replaceAll(MARKS, '');
      score = bare !== '' && isWord(bare) ? weights.word : 0;
      known.set(word, score);
    }
    return score;
  };
  return {
    start: { place: language.start, score: 0, word: '' },
    follow({ place, score, word }, character) {
      const isEnd = character === ' ';
      return {
        place: language.next(place, character),
        score:
          score +
          weights.language * language.score(place, character) +
          weights.character +
          (isEnd ? scoreWord(word) : 0),
        word: isEnd ? '' : word + character,
      };
    },
    finish: ({ score, word }) => score + scoreWord(word),
  };
}
