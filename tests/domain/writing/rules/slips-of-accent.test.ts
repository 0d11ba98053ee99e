import { describe, expect, it } from 'vitest';
import { ACCENTED_WORDS, ACCENT_SLIP_RULES } from '@/domain/writing/rules/slips-of-accent';
import { toComparisonKey } from '@/domain/text/normalize-text';
import { marksOf } from '../../../support/writing-marks';

describe('slips of accent', () => {
  it.each([
    ['an accent left out', 'As familias nao comem.', ['familias → famílias', 'nao → não']],
    ['an accent in the wrong place', 'A familía sofre.', ['familía → família']],
    ['a cedilla left out', 'uma crianca', ['crianca → criança']],
    ['a nasal ending of any word', 'a fermentacao', ['fermentacao → fermentação']],
    [
      'a noun that would be a verb, announced',
      'sem duvida, no inicio',
      ['duvida → dúvida', 'inicio → início'],
    ],
    ['the same form as a verb is free', 'Ele duvida que eu inicio hoje.', []],
    ['a country', 'O desperdício no pais cresce.', ['pais → país']],
    ['parents', 'Os pais ensinam, e o papel dos pais conta.', []],
    ['"seria" is a verb', 'A solução seria plantar.', []],
    ['right words are free', 'As famílias não têm saúde.', []],
    ['accents typed apart are right', 'fami\u0301lia', []],
    ['quoted words are free', 'O título era "Familia".', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(ACCENT_SLIP_RULES, text)).toEqual(marks);
  });

  it('every listed word has an accent, and no two fold to the same letters', () => {
    expect(ACCENTED_WORDS.filter((word) => toComparisonKey(word) === word)).toEqual([]);
    expect(new Set(ACCENTED_WORDS.map(toComparisonKey)).size).toBe(ACCENTED_WORDS.length);
  });
});
