import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../src/domain/writing/lexicon/lexicon.ts';
import { NOMINAL, TAGS, VERBAL } from '../../../../src/domain/writing/lexicon/tags.ts';
import { dictionary } from '../../../support/dictionary.ts';

const NAMES = Object.entries(TAGS);
const namesOf = (tags: number, among: number) =>
  NAMES.filter(([, bit]) => tags & among & bit)
    .map(([name]) => name)
    .join(' ');

describe('tags of the dictionary', () => {
  it.each([
    ['animais', 'mascPlur'],
    ['professores', 'mascPlur'],
    ['países', 'mascPlur'],
    ['saúde', 'femSing'],
    ['lei', 'femSing'],
    ['flores', 'femPlur'],
    ['problema', 'mascSing'],
    ['mãos', 'femPlur'],
    ['escravidão', 'femSing'],
    ['jovens', 'mascPlur femPlur'],
    ['felizes', 'mascPlur femPlur'],
    ['feito', 'mascSing'],
    ['vistas', 'femPlur'],
    ['para', ''],
    ['a', ''],
  ])('%s has the gender and number %j', (word, expected) => {
    expect(namesOf(dictionary.tagsOf(word), NOMINAL)).toBe(expected);
  });

  it.each([
    ['é', 'verb3s'],
    ['há', 'verb3s'],
    ['são', 'verb3p'],
    ['está', 'verb3s'],
    ['tem', 'verb3s'],
    ['têm', 'verb3p'],
    ['mantém', 'verb3s'],
    ['mantêm', 'verb3p'],
    ['vem', 'verb3s'],
    ['fazer', 'infinitive'],
    ['sendo', 'gerund'],
    ['governo', 'verb1s'],
    ['sociedade', ''],
    ['para', ''],
  ])('%s is of a verb: %j', (word, expected) => {
    expect(namesOf(dictionary.tagsOf(word), VERBAL)).toBe(expected);
  });

  it('looks a word up as given, then in lower case', () => {
    expect(dictionary.tagsOf('Casa')).toBe(dictionary.tagsOf('casa'));
    expect(dictionary.tagsOf('Brasil')).not.toBe(0);
    expect(dictionary.tagsOf('brsail')).toBe(0);
  });
});

describe('the small lexicon', () => {
  it.each([
    ['sociedade', 'femSing'],
    ['governos', 'mascPlur'],
    ['desinformação', 'femSing'],
    ['nunca visto', ''],
  ])('%s: %j', (word, expected) => {
    expect(namesOf(smallLexicon.tagsOf(word), NOMINAL)).toBe(expected);
  });

  it('knows every word', () => {
    for (const word of ['xyzzy', 'Brasil', 'consequencia', '123', 'é'])
      expect(smallLexicon.tagsOf(word)).not.toBe(0);
  });
});
