import type { HandScores } from '../../../src/domain/ocr/hand/hand-reader.ts';
import type { Language } from '../../../src/domain/ocr/hand/language.ts';
import { DOUBTFUL, READING, readLine } from '../../../src/domain/ocr/hand/read-line.ts';
import { editDistance } from '../../../src/domain/text/edit-distance.ts';
import { alignWords } from './align-words.ts';

/** A line whose text is known. `slip` is the index of its misspelled word, and the intended word. */
export type ScoredLine = {
  scores: HandScores;
  text: string;
  slip: readonly [at: number, meant: string] | null;
};

/** Shares in percent. */
export type LanguageFigures = {
  greedy: { characters: number; words: number };
  language: { characters: number; words: number };
  /**
   * Misspellings that stay as written, among all of them and among those that are read correctly without the
   * language model.
   */
  slips: { count: number; kept: number; keptOfSeen: number; corrected: number };
  /**
   * The share of words reported as doubtful, the share of wrong words that are reported as doubtful, and the share
   * of wrong words whose alternatives include the right one.
   */
  doubtful: { share: number; wrong: number; offered: number };
  /** For words in each range of ten of confidence: their number, and the share that is right. */
  sure: { count: number; right: number }[];
  milliseconds: number;
};

export function measureLanguage(
  lines: readonly ScoredLine[],
  alphabet: readonly string[],
  language: Language,
  isWord: (word: string) => boolean,
  options = READING,
): LanguageFigures {
  const errors = { characters: 0, words: 0, greedyCharacters: 0, greedyWords: 0 };
  const all = { characters: 0, words: 0, read: 0, doubtful: 0, wrong: 0, wrongDoubtful: 0, offered: 0 };
  const slips = { count: 0, kept: 0, seen: 0, seenKept: 0, corrected: 0 };
  const sure = Array.from({ length: 10 }, () => ({ count: 0, right: 0 }));
  let milliseconds = 0;
  for (const { scores, text, slip } of lines) {
    const begin = performance.now();
    const read = readLine(scores, alphabet, language, isWord, options);
    milliseconds += performance.now() - begin;
    const greedy = readLine(scores, alphabet, null).map((word) => word.text);
    const truth = text.split(' ');
    const words = read.map((word) => word.text);
    all.characters += text.length;
    all.words += truth.length;
    errors.characters += editDistance([...text], [...words.join(' ')]);
    errors.greedyCharacters += editDistance([...text], [...greedy.join(' ')]);
    errors.words += editDistance(truth, words);
    errors.greedyWords += editDistance(truth, greedy);
    for (const [at, word] of read.entries()) {
      const right = truth[alignWords(words, truth)[at] ?? -1];
      const isRight = right === word.text;
      const bin = sure[Math.min(9, Math.floor(word.confidence / 10))] as (typeof sure)[number];
      bin.count += 1;
      bin.right += Number(isRight);
      all.read += 1;
      all.doubtful += Number(word.confidence < DOUBTFUL);
      if (isRight) continue;
      all.wrong += 1;
      all.wrongDoubtful += Number(word.confidence < DOUBTFUL);
      all.offered += Number(right !== undefined && word.others.includes(right));
    }
    if (!slip || isWord(bare(truth[slip[0]] ?? ''))) continue;
    const written = truth[slip[0]];
    const now = words[alignWords(truth, words)[slip[0]] ?? -1];
    const isSeen = greedy[alignWords(truth, greedy)[slip[0]] ?? -1] === written;
    slips.count += 1;
    slips.kept += Number(now === written);
    slips.corrected += Number(now === slip[1]);
    slips.seen += Number(isSeen);
    slips.seenKept += Number(isSeen && now === written);
  }
  const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  return {
    greedy: {
      characters: share(errors.greedyCharacters, all.characters),
      words: share(errors.greedyWords, all.words),
    },
    language: {
      characters: share(errors.characters, all.characters),
      words: share(errors.words, all.words),
    },
    slips: {
      count: slips.count,
      kept: share(slips.kept, slips.count),
      keptOfSeen: share(slips.seenKept, slips.seen),
      corrected: share(slips.corrected, slips.count),
    },
    doubtful: {
      share: share(all.doubtful, all.read),
      wrong: share(all.wrongDoubtful, all.wrong),
      offered: share(all.offered, all.wrong),
    },
    sure: sure.map(({ count, right }) => ({ count, right: share(right, count) })),
    milliseconds: milliseconds / Math.max(1, lines.length),
  };
}

const bare = (word: string) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
