import { expect, it, vi } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { oncePerText } from '@/domain/text/once-per-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';

it('computes once for a text, again for another', () => {
  const count = vi.fn<(text: { words: unknown[] }) => number>(({ words }) => words.length);
  const wordsOf = oncePerText(count);
  const text = readForChecking('Dois gatos', smallLexicon);
  expect([wordsOf(text), wordsOf(text)]).toEqual([2, 2]);
  expect(count).toHaveBeenCalledOnce();
  expect(wordsOf(readForChecking('Dois gatos', smallLexicon))).toBe(2);
  expect(count).toHaveBeenCalledTimes(2);
});
