import { describe, expect, it } from 'vitest';
import { PUNCTUATION_RULES } from '@/domain/writing/rules/punctuation';
import { SPACING_RULES } from '@/domain/writing/rules/spacing';
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
    ['two stops without a blank', 'Fim..Outra', ['.. → . ']],
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

describe('spacing', () => {
  it.each([
    ['a blank before a comma', 'no Brasil , há fome', ['Brasil , → Brasil,']],
    ['a blank before the last stop', 'há fome .', ['fome . → fome.']],
    ['no blank after a comma', 'fome,sede', ['fome,sede → fome, sede']],
    ['no blank after a stop', 'fome.Tem', ['fome.Tem → fome. Tem']],
    ['a habit, by its first three', 'a,bê c,dê e,fê g,hê', ['a,bê → a, bê', 'c,dê → c, dê', 'e,fê → e, fê']],
    [
      'three words without a blank',
      'a fome,a sede,dor,mágoa',
      ['fome,a → fome, a', 'sede,dor,mágoa → sede, dor, mágoa'],
    ],
    ['decimals are right', 'perde 14,5% às 10:30', []],
    ['an address on the web is right', 'veja exemplo.com e https://exemplo.com', []],
    ['an abbreviation is right', 'no séc.XX, S.Paulo', []],
    ['a detached ellipsis is left alone', 'fome ... sede', []],
    ['a smiley is left alone', 'fome :)', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(SPACING_RULES, text)).toEqual(marks);
  });
});
