import { describe, expect, it } from 'vitest';
import { checkText } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';

describe('a text without blanks behind its signs', () => {
  it('is marked three times, and the last mark counts the other places', () => {
    const text =
      'Choveu cedo,mas parou. Depois,todos saíram. À noite,houve festa. No fim,voltaram. Ali,dormiram.';

    const marks = checkText(text, smallLexicon).filter(({ rule }) => rule === 'spacing/after-mark');

    expect(marks.map(({ message }) => message)).toEqual([
      'Falta um espaço depois de “,”.',
      'Falta um espaço depois de “,”.',
      'Falta um espaço depois de “,”. O mesmo falta em mais 2 lugares do texto.',
    ]);
  });
});
