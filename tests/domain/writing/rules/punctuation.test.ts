import { describe, expect, it } from 'vitest';
import { PUNCTUATION_RULES } from '@/domain/writing/rules/punctuation';
import { marksOf } from '../../../support/writing-marks';

const LONG = 'O desperdício de alimentos ainda é um problema grave em todo o país';

describe('punctuation', () => {
  it.each([
    ['a paragraph without its stop', LONG, ['país → país.']],
    ['a paragraph that ends in a comma', `${LONG},`, ['país, → país.']],
    ['a paragraph with its stop', `${LONG}.`, []],
    ['a stop inside closing quotes', `${LONG} "sim."`, []],
    ['a title needs none', 'Fome e fartura', []],
    [
      'a line that goes on in the next',
      `${LONG}\ne no mundo inteiro, segundo as pesquisas mais recentes do setor.`,
      [],
    ],
    ['two commas', 'Sim,, claro.', [',, → ,']],
    ['two stops', 'Fim.. Outra', ['.. → .']],
    ['exclamations in a row', 'Basta!!', ['!! → !']],
    ['too many dots', 'Talvez....', ['.... → ...']],
    ['marks that were quotation marks before pasting', 'Diz-se?sim?. E basta.', []],
    ['marks that follow no word are left alone', '??? Ninguém sabe.', []],
    ['an ellipsis is right', 'Talvez...', []],
    ['a doubtful cry is right', 'Como assim?!', []],
    ['an abbreviation before a comma is right', 'frutas, verduras etc., tudo', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(PUNCTUATION_RULES, text)).toEqual(marks);
  });
});
