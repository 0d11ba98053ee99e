import { describe, expect, it } from 'vitest';
import { analyzeText } from '@/domain/text/analyze-text';
import { measureThemeReach } from '@/domain/theme/measure-theme-reach';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME } from '../../support/essays';

const measure = (text: string, theme: string) =>
  measureThemeReach(analyzeText(text).words, analyzeText(theme).words);
const reach = (text: string, theme: string) => measure(text, theme)?.reach;

describe('measureThemeReach', () => {
  it('tells an essay on its theme from one on another', () => {
    expect(reach(GOOD_ESSAY, SAMPLE_THEME)).toBeGreaterThan(3);
    expect(reach(OTHER_THEME_ESSAY, SAMPLE_THEME)).toBeLessThan(0);
    expect(reach(GOOD_ESSAY, 'O acesso ao cinema no Brasil')).toBeLessThan(0);
  });

  it('knows an essay that has none of the words of its theme', () => {
    const essay =
      'Lavouras perdem colheitas nas estradas, e restaurantes jogam comida na lixeira enquanto famílias passam fome. Frutas e legumes apodrecem nas feiras, e a safra que não acha mercado fica no campo. Em casa, a refeição que sobra vai para o lixo, embora milhões de pessoas não tenham o que comer. Supermercados descartam o que passa da validade, em vez de doar a quem vive na pobreza e na desnutrição.';
    expect(reach(essay, 'O desperdício de alimentos')).toBeGreaterThan(0.25);
  });

  it.each([
    ['no text', '', SAMPLE_THEME],
    ['no theme', GOOD_ESSAY, ''],
    ['a theme of unknown words', GOOD_ESSAY, 'Xyzzq wrstt'],
  ])('has no answer for %s', (_what, text, theme) => {
    expect(measure(text, theme)).toBeNull();
  });
});
