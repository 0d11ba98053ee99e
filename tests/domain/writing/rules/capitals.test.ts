import { describe, expect, it } from 'vitest';
import { CAPITAL_RULES } from '@/domain/writing/rules/capitals';
import { marksOf } from '../../../support/writing-marks';

describe('capitals', () => {
  it.each([
    ['a sentence that starts small', 'Há fome. mas há comida.', ['mas → Mas']],
    ['the first sentence too', 'há fome.', ['há → Há']],
    ['a proper name written small', 'A fome no brasil persiste.', ['brasil → Brasil']],
    [
      'a name of two words',
      'segundo zygmunt bauman, sim',
      ['segundo → Segundo', 'zygmunt bauman → Zygmunt Bauman'],
    ],
    ['after an ellipsis the sentence goes on', 'Talvez... quem sabe.', []],
    ['after an abbreviation it goes on', 'Leia o art. sexto.', []],
    ['an item mark is no sentence start', 'a) primeiro caso', []],
    ['a line that goes on after a pasted break', 'A fome no\nmundo cresce.', []],
    ['a name in capitals is right', 'O BRASIL tem fome.', []],
    ['a sentence that starts with a figure', '30% se perdem.', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(CAPITAL_RULES, text)).toEqual(marks);
  });
});
