import { checkText } from '../../src/domain/writing/check-text.ts';
import type { Dictionary } from '../../src/domain/writing/lexicon/lexicon.ts';
import { findWords } from '../../src/domain/text/words.ts';
import { HONEST } from '../fixtures/scoring/honest.ts';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from './essays.ts';

/** An essay written for the tests. */
export type OwnEssay = { id: string; theme: string; essay: string };

/** Essays written for the tests, at all levels, each on its theme. */
export const OWN_ESSAYS: OwnEssay[] = [
  { id: 'boa', theme: SAMPLE_THEME, essay: GOOD_ESSAY },
  { id: 'fraca', theme: SAMPLE_THEME, essay: WEAK_ESSAY },
  { id: 'leitura', theme: 'O acesso à leitura literária no Brasil', essay: OTHER_THEME_ESSAY },
  ...HONEST.map(({ id, theme, essay }) => ({ id, theme, essay })),
];

/** Spelling errors caused by typing or by similar sounds, tried in this order. */
const SLIPS: readonly ((word: string) => string)[] = [
  (word) => word.replace('ç', 'ss'),
  (word) =>
    word
      .normalize('NFD')
      .replaceAll(/[\u0300-\u0302]/g, '')
      .normalize('NFC'),
  (word) => word.replace(/(?<=[aeiou])ss?(?=[aeiou])/, 'ç'),
  (word) => word.replace(/(?<=[aeiou])([lmntp])(?=[aeiou])/, '$1$1'),
  (word) => word.replace(/(?<=[aeiou])([dgbcrv])(?=[aeiou])/, ''),
];

/** The word with one spelling error that makes it unknown to the dictionary; null if none does. */
function misspellWord(word: string, first: number, lexicon: Dictionary): string | null {
  for (let at = 0; at < SLIPS.length; at += 1) {
    const wrong = SLIPS[(first + at) % SLIPS.length]?.(word) ?? word;
    if (wrong !== word && !lexicon.isWord(wrong)) return wrong;
  }
  return null;
}

/** A text with `perHundred` misspelled words per hundred, evenly spread. */
export function misspell(text: string, perHundred: number, lexicon: Dictionary): string {
  const words = findWords(text);
  const every = 100 / perHundred;
  let changed = text;
  let due = words.length - 1;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const { start, end } = words[at] as (typeof words)[number];
    const word = text.slice(start, end);
    if (at > due || !/^\p{Ll}{6,}$/u.test(word) || !lexicon.isWord(word)) continue;
    const wrong = misspellWord(word, at, lexicon);
    if (wrong === null) continue;
    changed = changed.slice(0, start) + wrong + changed.slice(end);
    due -= every;
  }
  return changed;
}

/** The text with every replacement that its red and yellow findings propose. */
export function withReplacements(text: string, theme: string, lexicon: Dictionary): string {
  return checkText(text, lexicon, theme)
    .filter(({ classe }) => classe === 'vermelho' || classe === 'amarelo')
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, replacement }) =>
        replacement === undefined ? changed : changed.slice(0, start) + replacement + changed.slice(end),
      text,
    );
}

/** The essay without its last paragraph. */
export function withoutConclusion(essay: string): string {
  return essay.split('\n').slice(0, -1).join('\n');
}

/** The essay with the first half of the paragraphs between its first and its last. */
export function withHalfOfArguments(essay: string): string {
  const [first, ...rest] = essay.split('\n');
  const last = rest.pop();
  return [first, ...rest.slice(0, Math.floor(rest.length / 2)), last].join('\n');
}

/** The essay with only the first, third, fifth … sentence of each paragraph. */
export function withoutEverySecondSentence(essay: string): string {
  const keep = (paragraph: string) => paragraph.split(/(?<=[.!?]) /).filter((_, at) => at % 2 === 0);
  return essay
    .split('\n')
    .map((paragraph) => keep(paragraph).join(' '))
    .join('\n');
}
