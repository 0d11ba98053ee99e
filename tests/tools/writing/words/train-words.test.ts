import { describe, expect, it } from 'vitest';
import { countForms } from '../../../../tools/writing/words/train-words.ts';

const times = (number: number, text: string) => Array.from({ length: number }, () => text);

describe('countForms', () => {
  it('gives the forms by powers of two, the most frequent first', () => {
    const texts = [...times(17, 'de'), ...times(16, 'a'), ...times(9, 'casa'), ...times(4, 'mesa')];
    expect(countForms(texts, () => true)).toBe('4\na de\ncasa\nmesa\n');
  });

  it('leaves out rare words, unknown words and names', () => {
    const texts = [...times(9, 'casa Brasil xyz'), ...times(3, 'mesa')];
    expect(countForms(texts, (form) => form !== 'xyz')).toBe('3\ncasa\n');
  });
});
