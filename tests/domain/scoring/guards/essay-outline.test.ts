import { describe, expect, it } from 'vitest';
import { hasBrokenParagraphs, isOnlyProposal, isOutOfOrder } from '@/domain/scoring/guards/essay-outline';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const paragraphs = GOOD_ESSAY.split('\n');
const PROPOSALS =
  'O governo deve criar bancos de alimentos. As escolas devem ensinar a cozinhar. Cabe à mídia divulgar campanhas. Assim o desperdício vai acabar.';

describe('isOnlyProposal', () => {
  it.each([
    ['proposals and a closing sentence', PROPOSALS, true],
    ['proposals with a reason', `${PROPOSALS} Isso importa porque há fome.`, false],
    ['an essay', GOOD_ESSAY, false],
    ['a weak essay', WEAK_ESSAY, false],
    ['one proposal', 'O governo deve criar bancos de alimentos.', false],
    ['nothing', '', false],
  ])('%s', (_requirement, text, expected) => {
    expect(isOnlyProposal(analyzeText(text))).toBe(expected);
  });
});

describe('hasBrokenParagraphs', () => {
  it.each([
    ['a word a line', 'palavra\n'.repeat(12), true],
    ['fewer lines', 'palavra\n'.repeat(11), false],
    ['an essay with a title', `Título\n${GOOD_ESSAY}`, false],
  ])('%s', (_requirement, text, expected) => {
    expect(hasBrokenParagraphs(analyzeText(text))).toBe(expected);
  });
});

describe('isOutOfOrder', () => {
  it.each([
    ['the conclusion first', paragraphs.toReversed().join('\n'), true],
    ['the second argument first', [paragraphs[2], paragraphs[1]].join('\n'), true],
    ['an essay', GOOD_ESSAY, false],
    ['an essay that begins with "Assim"', `Assim começa a história. ${GOOD_ESSAY}`, false],
    ['a conclusion alone', paragraphs[3] ?? '', false],
    ['nothing', '', false],
  ])('%s', (_requirement, text, expected) => {
    expect(isOutOfOrder(analyzeText(text))).toBe(expected);
  });
});
