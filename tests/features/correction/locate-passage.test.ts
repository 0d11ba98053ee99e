import { describe, expect, it } from 'vitest';
import { locatePassage } from '@/features/correction/locate-passage';

const ESSAY = 'A escola ensina.\n A escola acolhe.';

describe('locatePassage', () => {
  it.each([
    ['an exact quote has its place', { start: 2, end: 8, quote: 'escola' }, { start: 2, end: 8 }],
    [
      'blanks around it do not belong to it',
      { start: 8, end: 20, quote: ' ensina.\n A ' },
      { start: 9, end: 19 },
    ],
    ['other words at the offsets: none', { start: 3, end: 9, quote: 'escola' }, null],
    ['beyond the essay: none', { start: 26, end: 60, quote: 'acolhe.' }, null],
    ['negative offsets count from no end: none', { start: -7, end: -1, quote: 'acolhe' }, null],
    ['broken offsets: none', { start: 1.5, end: 8, quote: 'escola' }, null],
    ['an empty quote: none', { start: 2, end: 2, quote: '' }, null],
  ])('%s', (_requirement, passage, place) => {
    expect(locatePassage(ESSAY, passage)).toEqual(place);
  });
});
