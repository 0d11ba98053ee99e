import { describe, expect, it } from 'vitest';
import { feminineOf, pluralOfNoun, pluralOfVerb, singularOfVerb } from '@/domain/writing/inflect';
import { PLURAL, TAGS } from '@/domain/writing/lexicon/tags';
import { dictionary } from '../../support/dictionary';

describe('verbs', () => {
  it.each([
    ['faz', 'fazem'],
    ['é', 'são'],
    ['precisa', 'precisam'],
    ['vive', 'vivem'],
    ['mudou', 'mudaram'],
    ['caiu', 'caíram'],
    ['mantém', 'mantêm'],
    ['fará', 'farão'],
    ['possui', 'possuem'],
    ['fizer', 'fizerem'],
  ])('%s, %s', (singular, plural) => {
    expect(pluralOfVerb(singular, dictionary)).toBe(plural);
    expect(singularOfVerb(plural, dictionary)).toBe(singular);
  });

  it('gives nothing for what is no verb', () => {
    expect(pluralOfVerb('xyzw', dictionary)).toBeUndefined();
    expect(singularOfVerb('', dictionary)).toBeUndefined();
  });
});

describe('nouns', () => {
  it.each([
    ['aluno', 'alunos'],
    ['geração', 'gerações'],
    ['cidadão', 'cidadãos'],
    ['jovem', 'jovens'],
    ['mulher', 'mulheres'],
    ['social', 'sociais'],
    ['possível', 'possíveis'],
    ['país', 'países'],
    ['mês', 'meses'],
  ])('%s, %s', (singular, plural) => {
    expect(pluralOfNoun(singular, PLURAL, dictionary)).toBe(plural);
  });
});

describe('adjectives', () => {
  it.each([
    ['necessário', 'necessária'],
    ['trabalhador', 'trabalhadora'],
    ['cristão', 'cristã'],
  ])('%s, %s', (masculine, feminine) => {
    expect(feminineOf(masculine, TAGS.femSing, dictionary)).toBe(feminine);
  });
});
