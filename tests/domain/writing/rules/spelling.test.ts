import { describe, expect, it } from 'vitest';
import { readForChecking } from '@/domain/writing/checked-text';
import { createChecker } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { SPELLING_RULES } from '@/domain/writing/rules/spelling';

describe('SPELLING_RULES', () => {
  it('are silent without the dictionary', () => {
    const checked = readForChecking('A conciência e a idéia.', smallLexicon);
    expect(createChecker(SPELLING_RULES)(checked)).toEqual([]);
  });
});
