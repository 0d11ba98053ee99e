import { describe, expect, it } from 'vitest';
import { judgePresence, levelOfProposal } from '@/domain/rubric/grids';

describe('levelOfProposal', () => {
  it.each<[string, boolean, number, number]>([
    ['all five', true, 4, 200],
    ['one other missing', true, 3, 160],
    ['the action alone', true, 0, 40],
    ['four without the action', false, 4, 80],
    ['three without it', false, 3, 40],
    ['two without it', false, 2, 0],
    ['none', false, 0, 0],
  ])('%s', (_, hasAction, others, level) => {
    expect(levelOfProposal({ hasAction, others })).toBe(level);
  });
});

describe('judgePresence', () => {
  it.each([
    ['a tie in each paragraph, two opened by one', { paragraphs: 4, inside: 4, opened: 2 }, 'expressiva'],
    ['half of the openings', { paragraphs: 3, inside: 3, opened: 1 }, 'constante'],
    ['one opening of three', { paragraphs: 4, inside: 4, opened: 1 }, 'regular'],
    ['one paragraph without a tie', { paragraphs: 4, inside: 3, opened: 3 }, 'constante'],
    ['nothing between paragraphs', { paragraphs: 4, inside: 4, opened: 0 }, 'regular'],
    ['half of the paragraphs', { paragraphs: 4, inside: 2, opened: 3 }, 'regular'],
    ['one of four', { paragraphs: 4, inside: 1, opened: 3 }, 'pontual'],
    ['one block of text', { paragraphs: 1, inside: 1, opened: 0 }, 'pontual'],
  ] as const)('%s', (_, ties, presence) => {
    expect(judgePresence(ties)).toBe(presence);
  });
});
