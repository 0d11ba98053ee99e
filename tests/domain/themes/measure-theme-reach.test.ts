import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';
import { readAskedTheme, toStemmedWords } from '@/domain/themes/asked-theme';
import { measureThemeReach, shippedThemeModel } from '@/domain/themes/measure-theme-reach';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME } from '../../support/essays';

const ask = (theme: string) => readAskedTheme(analyzeText(theme), shippedThemeModel());
const measure = (text: string, theme: string) => {
  const asked = ask(theme);
  return asked && measureThemeReach(toStemmedWords(analyzeText(text).words, shippedThemeModel()), asked);
};
const reach = (text: string, theme: string) => measure(text, theme)?.reach;

describe('readAskedTheme', () => {
  it.each([
    ['grammar and what announces a theme left out', SAMPLE_THEME, ['reduzir', 'desperd', 'aliment']],
    ['each word once', 'O trabalho e o trabalhador', ['trabalh']],
    ['frame words where there are no others', 'Perspectivas do Brasil', ['perspec', 'brasil']],
  ])('%s', (_what, theme, stems) => {
    expect(ask(theme)?.stems).toEqual(stems);
  });

  it('gives rare words the larger share', () => {
    const asked = ask('Trabalho e velhice');
    expect(asked?.stems).toEqual(['trabalh', 'velhice']);
    expect(asked?.shares[1]).toBeGreaterThan(0.5);
  });

  it.each(['', 'Xyzzq wrstt'])('knows nothing of the theme "%s"', (theme) => {
    expect(ask(theme)).toBeNull();
  });
});

describe('measureThemeReach', () => {
  it('tells an essay on its theme from one on another', () => {
    expect(reach(GOOD_ESSAY, SAMPLE_THEME)).toBeGreaterThan(3);
    expect(reach(OTHER_THEME_ESSAY, SAMPLE_THEME)).toBeLessThan(-4);
    expect(reach(GOOD_ESSAY, 'O acesso ao cinema no Brasil')).toBeLessThan(-4);
  });

  it('knows an essay that has none of the words of its theme', () => {
    const essay =
      'Lavouras perdem colheitas nas estradas, e restaurantes jogam comida na lixeira enquanto famílias passam fome. Frutas e legumes apodrecem nas feiras, e a safra que não acha mercado fica no campo. Em casa, a refeição que sobra vai para o lixo, embora milhões de pessoas não tenham o que comer. Supermercados descartam o que passa da validade, em vez de doar a quem vive na pobreza e na desnutrição.';
    expect(reach(essay, 'O desperdício de alimentos')).toBeGreaterThan(-2);
  });

  it('has no answer for a text without a known word', () => {
    expect(measure('', SAMPLE_THEME)).toBeNull();
    expect(measure('Xyzzq wrstt', SAMPLE_THEME)).toBeNull();
  });
});
