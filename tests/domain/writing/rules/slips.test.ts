import { describe, expect, it } from 'vitest';
import { SLIP_RULES, MISSPELLINGS } from '@/domain/writing/rules/slips';
import { marksOf } from '../../../support/writing-marks';

describe('slips', () => {
  it.each([
    ['a word that does not exist', 'Isso é concerteza grave.', ['concerteza → com certeza']],
    ['a capital stays a capital', 'Derrepente tudo mudou.', ['Derrepente → De repente']],
    ['capitals throughout stay so', 'UMA EXCESSÃO.', ['EXCESSÃO → EXCEÇÃO']],
    ['a cedilla before "e"', 'Isso aconteçe sempre.', ['aconteçe → acontece']],
    ['"n" before "b"', 'Vamos conbater a fome.', ['conbater → combater']],
    ['the trema of the old spelling', 'com freqüência', ['freqüência → frequência']],
    ['an accent of the old spelling', 'a idéia', ['idéia → ideia']],
    ['an invisible character hides no slip', 'con\u200Bcerteza', ['con\u200Bcerteza → com certeza']],
    ['right words are free', 'Com certeza a exceção confirma o privilégio.', []],
    ['foreign names keep theirs', 'Müller e Canberra', []],
    ['a known foreign word is free', 'sofreu cyberbullying', []],
    ['quoted words are free', 'Ele escreveu "concerteza" no muro.', []],
    ['the plain words a slip resembles are free', 'sobre o encima-mento, envezado', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(SLIP_RULES, text)).toEqual(marks);
  });

  it('no entry of the table corrects a word to itself or to another misspelling', () => {
    const wrong = new Set(MISSPELLINGS.map(([form]) => form));
    expect(wrong.size).toBe(MISSPELLINGS.length);
    expect(
      MISSPELLINGS.filter(([form, right]) => form === right || right === '' || wrong.has(right)),
    ).toEqual([]);
  });
});
