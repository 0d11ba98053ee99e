import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionary } from '../../../support/dictionary.ts';

describe('suggest', () => {
  it.each([
    ['an accent', 'consequencia', 'consequência'],
    ['a letter of the same sound', 'sosiedade', 'sociedade'],
    ['two letters for one', 'excessão', 'exceção'],
    ['one letter for two', 'discução', 'discussão'],
    ['a letter left out', 'pertubar', 'perturbar'],
    ['a letter too many', 'sombrancelha', 'sobrancelha'],
    ['letters swapped', 'soceidade', 'sociedade'],
    ['a silent h', 'umanidade', 'humanidade'],
    ['two words in one', 'apartir', 'a partir'],
    ['two words in one, the consonant doubled', 'derrepente', 'de repente'],
    ['an accent before a pronoun', 'usa-la', 'usá-la'],
    ['an accent on a pronoun', 'admiti-lá', 'admiti-la'],
    ['an r before -lo', 'partir-lo', 'parti-lo'],
    ['an r before -a', 'construir-a', 'construí-la'],
    ['an s before -lo', 'vemos-lo', 'vemo-lo'],
    ['a lost hyphen before -lo', 'ajudalos', 'ajudá-los'],
    ['a misspelled verb before -la', 'adimiti-la', 'admiti-la'],
    ['a misspelled verb with its r before -los', 'analizar-los', 'analisá-los'],
    ['a misspelled verb before -se', 'extinguil-se', 'extinguiu-se'],
    ['a pronoun of the same sound', 'mudou-ce', 'mudou-se'],
    ['a lost hyphen before -se', 'notase', 'nota-se'],
    ['a lost hyphen after an infinitive', 'adaptarce', 'adaptar-se'],
    ['an s too few, where a pronoun would make a word too', 'estivese', 'estivesse'],
    ['a hyphen of old', 'anti-social', 'antissocial'],
  ])('puts right %s: %s', (_what, wrong, right) => {
    expect(dictionary.suggest(wrong)[0]).toBe(right);
  });

  it('names names only where the word has a capital', () => {
    expect(dictionary.suggest('Aarao')).toContain('Aarão');
    expect(dictionary.suggest('aarao')).not.toContain('Aarão');
  });

  it('gives at most five, none of them the word itself, for any string', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '-', 'a'.repeat(10_000))),
        (word) => {
          const suggestions = dictionary.suggest(word);
          expect(suggestions.length).toBeLessThanOrEqual(5);
          expect(suggestions).not.toContain(word);
        },
      ),
    );
  });
});
