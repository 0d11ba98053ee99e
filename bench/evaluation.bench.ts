import { bench, describe } from 'vitest';
import { compareTexts } from '@/data/workers/compare-texts';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { countCharacters, countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines } from '@/domain/text/estimate-handwritten-lines';
import { openLexicon } from '../tools/writing/dictionary/open-dictionary.ts';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../tests/support/essays';

/** Goals: 400 words ≤ 25 ms, 100,000 characters < 500 ms, counting 3,000 words ≤ 4 ms in all, comparing two
 * versions of 3,000 words ≤ 50 ms. */
const repeatTo = (length: number) => `${GOOD_ESSAY}\n${WEAK_ESSAY}\n`.repeat(40).slice(0, length);

const FOUR_HUNDRED_WORDS = `${GOOD_ESSAY} ${WEAK_ESSAY}`.split(' ').slice(0, 400).join(' ');
const THREE_THOUSAND_WORDS = repeatTo(60_000).split(' ').slice(0, 3000).join(' ');

const LEXICON = await openLexicon();
const evaluate = (essay: string) => evaluateEssay({ theme: SAMPLE_THEME, essay }, weights, LEXICON);

describe('evaluateEssay', () => {
  bench('400 words, warm', () => void evaluate(FOUR_HUNDRED_WORDS), { warmupTime: 1500, time: 1500 });
  bench('100,000 characters of prose', () => {
    evaluate(repeatTo(100_000));
  });
  bench('100,000 characters, "a " throughout', () => {
    evaluate('a '.repeat(50_000));
  });
  bench('100,000 stops', () => {
    evaluate('. '.repeat(50_000));
  });
});

describe('counters', () => {
  bench('words, characters and lines of 3,000 words', () => {
    countWords(THREE_THOUSAND_WORDS);
    countCharacters(THREE_THOUSAND_WORDS);
    estimateHandwrittenLines(THREE_THOUSAND_WORDS);
  });
});

describe('compareTexts', () => {
  const words = THREE_THOUSAND_WORDS.split(' ');
  const everyTenthChanged = words.map((word, at) => (at % 10 ? word : `${word}s`)).join(' ');
  bench('3,000 words, every tenth changed', () => void compareTexts(THREE_THOUSAND_WORDS, everyTenthChanged));
  const inOneParagraph = (text: string) => text.replaceAll('\n', ' ');
  bench('the same in one paragraph', () => {
    compareTexts(inOneParagraph(THREE_THOUSAND_WORDS), inOneParagraph(everyTenthChanged));
  });
});
