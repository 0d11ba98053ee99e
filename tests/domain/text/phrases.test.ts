import { describe, expect, it } from 'vitest';
import { indexPhrases, matchPhrases, opensClause } from '@/domain/text/phrases';
import { analyzeText } from '@/domain/text/analyze-text';

const INDEX = indexPhrases([
  ['além de', 'curta'],
  ['além de tudo', 'longa'],
  ['tudo bem', 'outra'],
]);
const entriesIn = (text: string) => matchPhrases(analyzeText(text), INDEX).map(({ entry }) => entry);

describe('matchPhrases', () => {
  it.each([
    ['a phrase, whatever the case', 'Além de sede', ['curta']],
    ['the longest wins', 'além de tudo', ['longa']],
    ['a match that fails later falls back to the shorter', 'além de todos', ['curta']],
    ['matches do not overlap', 'além de tudo bem', ['longa']],
    ['a line break between the words breaks it', 'além\nde', []],
    ['a sign between the words breaks it', 'além, de', []],
    ['several blanks do not', 'além   de', ['curta']],
    ['the beginning alone is none', 'além', []],
  ])('%s', (_requirement, text, entries) => {
    expect(entriesIn(text)).toEqual(entries);
  });
});

describe('opensClause', () => {
  it.each([
    ['the first word', 'Fome há.', 0, true],
    ['a word after a comma', 'Hoje, fome há.', 1, true],
    ['a word after another', 'Há fome.', 1, false],
    ['the first word of the next sentence', 'Há fome. Sim.', 2, true],
  ])('%s', (_requirement, text, at, expected) => {
    expect(opensClause(analyzeText(text), at)).toBe(expected);
  });
});
