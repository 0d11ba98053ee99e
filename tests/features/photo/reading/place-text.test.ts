import { describe, expect, it } from 'vitest';
import { mayReplace, placeText } from '@/features/photo/reading/place-text';

describe('whether a reading takes the place of the text unasked', () => {
  it.each([
    ['a blank sheet', '  \n', null, true],
    ['the last reading, as it came', 'Lido.', 'Lido.', true],
    ['the last reading, edited', 'Lido!', 'Lido.', false],
    ['a text that was there before any reading', 'Meu texto.', null, false],
  ])('%s', (_what, essay, lastRead, expected) => {
    expect(mayReplace(essay, lastRead)).toBe(expected);
  });
});

describe('putting a reading on the sheet', () => {
  const sheet = { essay: 'Meu texto. \n\n', doubts: [{ start: 4, end: 9 }] };
  const read = { text: 'A fome persisle.', doubts: [{ start: 7, end: 16 }] };
  const marked = ({ essay, doubts }: typeof sheet) => doubts.map(({ start, end }) => essay.slice(start, end));

  it('in place of what is there', () => {
    expect(placeText(sheet, read, 'replace')).toEqual({ essay: read.text, doubts: read.doubts });
  });

  it('after what is there, as a paragraph of its own, with the marks of both', () => {
    const placed = placeText(sheet, read, 'append');
    expect(placed.essay).toBe('Meu texto.\nA fome persisle.');
    expect(marked({ ...placed, doubts: [...placed.doubts] })).toEqual(['texto', 'persisle.']);
  });

  it('not at all', () => {
    expect(placeText(sheet, read, 'keep')).toBe(sheet);
  });
});
