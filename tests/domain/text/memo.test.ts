import { describe, expect, it, vi } from 'vitest';
import { lazily, oncePerText } from '@/domain/text/memo';
import { readForChecking } from '@/domain/writing/checked-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';

describe('lazily', () => {
  it('makes nothing before somebody asks, and once for all who do', () => {
    const make = vi.fn(() => ({ made: true }));
    const get = lazily(make);
    expect(make).not.toHaveBeenCalled();
    expect(get()).toBe(get());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps what counts as nothing too', () => {
    const make = vi.fn(() => undefined);
    const get = lazily(make);
    get();
    get();
    expect(make).toHaveBeenCalledTimes(1);
  });
});

it('computes once for a text, again for another', () => {
  const count = vi.fn<(text: { words: unknown[] }) => number>(({ words }) => words.length);
  const wordsOf = oncePerText(count);
  const text = readForChecking('Dois gatos', smallLexicon);
  expect([wordsOf(text), wordsOf(text)]).toEqual([2, 2]);
  expect(count).toHaveBeenCalledOnce();
  expect(wordsOf(readForChecking('Dois gatos', smallLexicon))).toBe(2);
  expect(count).toHaveBeenCalledTimes(2);
});
