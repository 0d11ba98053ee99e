import { bench, describe } from 'vitest';
import { compareTexts } from '@/data/evaluator/compare-texts';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import weights from '@/domain/scoring/weights/scorer-weights.json';
import { countCharacters, countWords } from '@/domain/text/counts';
import { estimateHandwrittenLines } from '@/domain/text/estimate-handwritten-lines';
import { openLexicon } from '../tools/writing/dictionary/open-dictionary.ts';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../tests/support/essays';
import { openBuild, type Build } from './open-build.ts';

/*
 * Goals: 400 words ≤ 25 ms, 100,000 characters < 500 ms, counting 3,000 words ≤ 4 ms in all, comparing two
 * versions of 3,000 words ≤ 50 ms.
 *
 * `EARLIER=../grifo-then npm run bench:evaluation` compares an earlier build with this one, both in turn: the folder of a
 * checkout of it, with its packages installed. An evaluation is all that the correction screen shows: levels, what explains them, marks,
 * steps with what each would bring.
 */
const repeatTo = (length: number) => `${GOOD_ESSAY}\n${WEAK_ESSAY}\n`.repeat(40).slice(0, length);

const FOUR_HUNDRED_WORDS = `${GOOD_ESSAY} ${WEAK_ESSAY}`.split(' ').slice(0, 400).join(' ');
const THREE_THOUSAND_WORDS = repeatTo(60_000).split(' ').slice(0, 3000).join(' ');

const LEXICON = await openLexicon();
const evaluate = (essay: string) => evaluateEssay({ theme: SAMPLE_THEME, essay }, weights, LEXICON);

/** Both in turn, so that whatever else the machine does weighs on both alike. */
async function compareInTurn(builds: readonly Build[]): Promise<string[]> {
  const times: [now: number[], then: number[]] = [[], []];
  for (let turn = -WARM_TURNS; turn < TURNS; turn += 1) {
    for (const [at, build] of builds.entries()) {
      const milliseconds = await build.time({ theme: SAMPLE_THEME, essay: FOUR_HUNDRED_WORDS });
      if (turn >= 0) times[at]?.push(milliseconds);
    }
  }
  const [now = [], then = []] = times.map((all) => all.toSorted((a, b) => a - b));
  return [0, TURNS / 4, TURNS / 2].map((at) => {
    const [own = 0, earlier = 0] = [now[at], then[at]];
    return `${at + 1}. of ${TURNS}: ${own.toFixed(1)} ms, earlier build ${earlier.toFixed(1)} ms, ${(own / earlier).toFixed(3)} ×`;
  });
}

const WARM_TURNS = 100;
const TURNS = 300;

const { EARLIER } = process.env;

/** The times of each build from the shortest on: the shortest, the first quarter, the median. */
describe.runIf(EARLIER)('beside an earlier build', async () => {
  const builds = await Promise.all(['.', EARLIER ?? ''].map(openBuild));
  const told = await compareInTurn(builds);
  await Promise.all(builds.map(async (build) => build.close()));
  bench(`400 words: ${told.join('; ')}`, () => void evaluate(FOUR_HUNDRED_WORDS), { time: 0, iterations: 1 });
});

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
