import { describe, expect, it } from 'vitest';
import { findStockPhrases } from '@/domain/argument/stock-phrases';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY } from '../../support/essays';

const found = (text: string) =>
  findStockPhrases(analyzeText(text)).map(({ name, start, end }) => `${name}: ${text.slice(start, end)}`);

describe('findStockPhrases', () => {
  it.each<[string, string, string[]]>([
    [
      'an author with the idea that everybody quotes',
      'Para Zygmunt Bauman, a vida na cidade é líquida.',
      ['Bauman e a modernidade líquida: Bauman, a vida na cidade é líquida'],
    ],
    [
      'in the other order',
      'Na modernidade liquida de Bauman, nada dura.',
      ['Bauman e a modernidade líquida'],
    ],
    ['not the author with another idea', 'Bauman estudou o medo nos bairros fechados.', []],
    ['not where the idea is in the next sentence', 'Bauman nasceu em 1925. A água é líquida.', []],
    ['not the idea alone', 'A renda líquida da família caiu.', []],
    ['an idea that needs no name', 'Vive-se a banalidade do mal.', ['Arendt e a banalidade do mal']],
    ['the Constitution as an opening', 'A Carta Magna garante o transporte.', ['Constituição de 1988']],
    ['not further on', 'O ônibus atrasa.\nA Constituição garante o transporte.', []],
    [
      'a frame',
      'O ônibus atrasa. Portanto, medidas são necessárias para resolver o impasse.',
      ['Medidas necessárias para resolver o impasse'],
    ],
    [
      'a frame announced, not the fault of a government by itself',
      'Destaca-se a negligência estatal. A omissão estatal deixou dois bairros sem ônibus.',
      ['Destaca-se a negligência governamental: Destaca-se a negligência estatal'],
    ],
    [
      'one of those that overlap',
      'Para Hobbes, o homem é o lobo do homem sem o Estado.',
      ['Hobbes e o Estado: Hobbes, o homem é o lobo do homem sem o Estado'],
    ],
    ['none in an essay on its own ground', GOOD_ESSAY, []],
    ['none in nothing', '', []],
  ])('%s', (_, text, names) => {
    expect(found(text)).toEqual(names.map((name) => expect.stringContaining(name)));
  });
});
