import { describe, expect, it } from 'vitest';
import { PLURAL, SINGULAR, TAGS } from '../../../../src/domain/writing/lexicon/tags.ts';
import { countNouns } from '../../../../tools/writing/words/count-nouns.ts';

const DICTIONARY: Record<string, number> = {
  problema: SINGULAR,
  faz: TAGS.verb3s,
  olhar: TAGS.infinitive,
  sair: TAGS.infinitive,
  policiais: TAGS.verb2,
  estudante: SINGULAR,
};
const count = (...texts: string[]) =>
  Object.fromEntries(
    countNouns(
      texts,
      (form) => DICTIONARY[form] ?? 0,
      (form) => form === 'outro',
    ),
  );

const times = (number: number, text: string) => Array.from({ length: number }, () => text);

describe('countNouns', () => {
  it.each([
    ['the gender that articles show', times(5, 'o problema'), { problema: TAGS.mascSing }],
    ['nothing for a form seen too seldom', times(4, 'o problema'), {}],
    ['nothing for verbs after pronouns', times(9, 'o faz'), {}],
    ['infinitives after articles of nouns', times(5, 'um olhar'), { olhar: TAGS.mascSing }],
    ['no infinitives after prepositions', times(9, 'ao sair'), {}],
    ['both genders where the ending serves both', times(5, 'dos policiais'), { policiais: PLURAL }],
    ['both genders of a person', times(9, 'um estudante'), { estudante: SINGULAR }],
    ['no names', times(9, 'o Problema'), {}],
    ['no unknown words', times(9, 'o poblema'), {}],
    ['nothing across a comma', times(9, 'o, problema'), {}],
  ])('gives %s', (_what, texts, expected) => {
    expect(count(...texts)).toEqual(expected);
  });
});
