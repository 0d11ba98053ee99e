import { expect, test } from 'vitest';
import { completeWord } from '@/domain/ocr/hand/complete-word';
import type { CheckedWord } from '@/domain/ocr/hand/confirm-lines';

const word = (text: string, ...others: string[]): CheckedWord => ({
  text,
  read: { text, stroke: text, others, confidence: 60, from: 0, to: 9 },
  isTaken: false,
});
const LINE = [
  word('A'),
  word('educação'),
  word('é', 'e'),
  word('direto', 'direito'),
  word('de'),
  word('Todos', 'todas'),
];

test.each([
  ['a reading that begins so', 'A ed', ['educação']],
  ['the nearest first, then other readings of it', 'A educação é d', ['direto', 'direito', 'de']],
  ['whatever its capitals', 'A educação é direito de to', ['Todos', 'todas']],
  ['nothing after a space', 'A ', []],
  ['nothing before the first letter', '', []],
  ['never what is typed already', 'A educação é direito de', []],
  ['nothing that begins otherwise', 'A x', []],
])('%s', (_, before, expected) => {
  expect(completeWord(LINE, before)).toEqual(expected);
});

test('a word that was typed has no readings', () => {
  expect(completeWord([{ text: 'escola', read: null, isTaken: true }], 'es')).toEqual([]);
});
