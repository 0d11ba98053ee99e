import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { createChecker } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { SPELLING_RULES } from '@/domain/writing/rules/spelling';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const marks = (text: string, theme = '') =>
  createChecker(SPELLING_RULES)(readForChecking(text, lexiconWithModels, theme)).map(
    ({ start, end, replacement }) => [text.slice(start, end), replacement],
  );

describe('SPELLING_RULES', () => {
  it('leave the words of the theme alone', () => {
    expect(marks('O zubrilho caiu, e o plonço também.', 'O zubrilho no Brasil')).toEqual([
      ['plonço', undefined],
    ]);
  });

  it('mark a word that nobody knows once', () => {
    expect(marks('O zubrilho caiu. Outro zubrilho veio.')).toEqual([['zubrilho', undefined]]);
  });

  it('guess nothing from two letters', () => {
    expect(marks('O problema vm crescendo.')).toEqual([['vm', undefined]]);
  });

  it('are silent without the dictionary', () => {
    const checked = readForChecking('A conciência e a idéia.', smallLexicon);
    expect(createChecker(SPELLING_RULES)(checked)).toEqual([]);
  });
});
