import { describe, expect, it } from 'vitest';
import { CAPITAL_RULES } from '@/domain/writing/rules/capitals';
import { marksOf } from '../../../support/writing-marks';

describe('capitals', () => {
  it.each([
    ['a sentence that starts small', 'Há fome. mas há comida.', ['mas → Mas']],
    ['after a question', 'Há fome? sim, há.', ['sim → Sim']],
    ['the first sentence too', 'há fome.', ['há → Há']],
    ['after an ellipsis the sentence goes on', 'Talvez... quem sabe.', []],
    ['after an abbreviation it goes on', 'Leia o art. sexto.', []],
    ['an item mark is no sentence start', 'a) primeiro caso', []],
    ['a line that goes on after a pasted break', 'A fome no\nmundo cresce.', []],
    ['quotation marks that were lost in pasting', 'Há uma?sede? de justiça.', []],
    ['a sentence that starts with a figure', '30% se perdem.', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(CAPITAL_RULES, text)).toEqual(marks);
  });
});
