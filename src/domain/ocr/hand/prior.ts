import type { Language } from './language.ts';

/**
 * State of a partly recognized text: its position in the language model, its current score by language model and
 * dictionary, and its current word.
 */
export type Progress = { place: number; score: number; word: string };

/** Scores texts by language model and dictionary; the score is added to the log probability of the image. */
export type Prior = {
  start: Progress;
  follow(progress: Progress, character: string): Progress;
  /** The final score; the last word is treated as complete. */
  finish(progress: Progress): number;
};

/**
 * Weights of the scores. They are low, so that misspelled words are recognized as the student wrote them. They were
 * chosen on lines in held-out fonts; docs/handwriting.md contains figures.
 */
export type Weights = {
  /** Factor of the language model's log probability. */
  language: number;
  /** Bonus for each character; without it the language model would prefer shorter texts. */
  character: number;
  /** Bonus for each word in the dictionary. */
  word: number;
};

export const WEIGHTS: Weights = { language: 0.4, character: 0.9, word: 0.5 };

const MARKS = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Creates the prior. Without a language model, all texts have the same score. */
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
