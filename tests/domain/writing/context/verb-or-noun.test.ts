import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { verbOrNoun } from '@/domain/writing/context/verb-or-noun';
import { dictionary } from '../../../support/dictionary';

function pairOf(word: string) {
  const [checked] = readForChecking(word, dictionary).words;
  return checked ? verbOrNoun(checked, dictionary) : null;
}

describe('verbOrNoun', () => {
  it.each([
    ['pratica', { verb: 'pratica', noun: 'prática', isNoun: false }],
    ['prática', { verb: 'pratica', noun: 'prática', isNoun: true }],
    ['publico', { verb: 'publico', noun: 'público', isNoun: false }],
    ['vítimas', { verb: 'vitimas', noun: 'vítimas', isNoun: true }],
  ])('knows both readings of “%s”', (word, pair) => {
    expect(pairOf(word)).toEqual(pair);
  });

  it.each(['casa', 'café', 'esta', 'fazer', 'guarda-chuva'])('knows no pair for “%s”', (word) => {
    expect(pairOf(word)).toBeNull();
  });
});
