import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtPassage } from '@/features/correction/cut-at-passage';

const segment = { start: 10, text: 'abcdef', marks: [3] };
const texts = (start: number, end: number) => cutAtPassage(segment, { start, end }).map(({ text }) => text);

describe('cutAtPassage', () => {
  it.each<[string, [number, number], string[]]>([
    ['inside: three pieces', [12, 14], ['ab', 'cd', 'ef']],
    ['from its start: two', [10, 14], ['abcd', 'ef']],
    ['ending beyond it: two', [14, 99], ['abcd', 'ef']],
    ['around it: whole', [0, 99], ['abcdef']],
    ['before it: whole', [0, 10], ['abcdef']],
    ['after it: whole', [16, 20], ['abcdef']],
  ])('a passage %s', (_where, [start, end], expected) => {
    expect(texts(start, end)).toEqual(expected);
  });

  it('leaves a segment alone where there is no passage', () => {
    expect(cutAtPassage(segment, null)).toEqual([segment]);
  });

  it('keeps text, places and marks, whatever the passage', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 30 }), fc.integer({ min: -5, max: 30 }), (start, end) => {
        const pieces = cutAtPassage(segment, { start, end: Math.max(start, end) });
        expect(pieces.map(({ text }) => text).join('')).toBe(segment.text);
        for (const piece of pieces) {
          const at = piece.start - segment.start;
          expect(segment.text.slice(at, at + piece.text.length)).toBe(piece.text);
          expect(piece.text).not.toBe('');
          expect(piece.marks).toBe(segment.marks);
        }
      }),
    );
  });
});
