import { expect, it } from 'vitest';
import { countSyllables } from '@/domain/scoring/features/vocabulary-features';

it.each([
  ['casa', 2],
  ['educação', 4],
  ['água', 2],
  ['guarda-chuva', 4],
  ['pq', 1],
  ['', 1],
])('%j has %i groups of vowels', (word, groups) => {
  expect(countSyllables(word)).toBe(groups);
});
