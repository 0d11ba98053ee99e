import type { Language } from './language.ts';

/** How far a text has come: what language and dictionary make of it so far, and the word it is in. */
export type Progress = { place: number; score: number; word: string };

/** Weighs texts by language and dictionary, against the logarithm of the share of the picture. */
export type Prior = {
  start: Progress;
  follow(progress: Progress, character: string): Progress;
  /** The score with the last word counted as whole. */
  finish(progress: Progress): number;
};

/** Low, so that what was written wrong stays wrong. Chosen on lines of held-out fonts; docs/handwriting.md has figures. */
export type Weights = {
  /** Of the logarithm of the language's share. */
  language: number;
  /** For each character: without it the language would have none. */
  character: number;
  /** For each word that the dictionary has. */
  word: number;
};

export const WEIGHTS: Weights = { language: 0.4, character: 0.9, word: 0.5 };

const MARKS = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Without a language all texts are as good. */
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
