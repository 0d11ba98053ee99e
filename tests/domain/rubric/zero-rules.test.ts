import { describe, expect, it } from 'vitest';
import { ZERO_REASONS } from '@/domain/evaluation/evaluation';
import { findZeroReason, ZERO_EXPLANATIONS } from '@/domain/rubric/zero-rules';
import { analyzeText } from '@/domain/text/analyze-text';
import { ENGLISH_ESSAY, GOOD_ESSAY, OTHER_THEME_ESSAY, SHORT_ESSAY, WEAK_ESSAY } from '../../support/essays';

const SPANISH = `${'El desperdicio de alimentos es un problema muy grave en nuestro país, porque hay muchas personas que no tienen lo necesario para comer y los supermercados tiran cada día toneladas de comida que todavía está en buen estado. '.repeat(3)}`;
const FRENCH = `${'Le gaspillage des aliments est un problème très grave dans notre pays, parce que beaucoup de gens ne peuvent pas manger tous les jours et que les magasins jettent des produits qui sont encore bons. '.repeat(3)}`;
const LATIN =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore magna aliqua '.repeat(
    8,
  );
const firstHalf = GOOD_ESSAY.split('\n').slice(0, 2).join('\n');

const reasonFor = (essay: string, supportText?: string) =>
  findZeroReason({
    essay: analyzeText(essay),
    supportText: supportText ? analyzeText(supportText) : undefined,
  });

describe('findZeroReason', () => {
  it.each([
    ['an empty sheet', '', 'texto-insuficiente'],
    ['seven lines or fewer', SHORT_ESSAY, 'texto-insuficiente'],
    ['English', ENGLISH_ESSAY, 'lingua-estrangeira'],
    ['Spanish', SPANISH, 'lingua-estrangeira'],
    ['French', FRENCH, 'lingua-estrangeira'],
    ['words that make no Portuguese', LATIN, 'texto-sem-sentido'],
    ['one word of 50,000 characters', 'x'.repeat(50_000), 'texto-sem-sentido'],
    ['a strong essay', GOOD_ESSAY, null],
    ['a weak essay', WEAK_ESSAY, null],
    ['another theme is no zero by itself', OTHER_THEME_ESSAY, null],
    ['a Portuguese essay that quotes English', `${GOOD_ESSAY}\n"The food is lost", diz a reportagem.`, null],
  ])('%s', (_requirement, essay, reason) => {
    expect(reasonFor(essay)).toBe(reason);
  });

  it.each([
    ['every sentence from the supporting text', firstHalf, GOOD_ESSAY, 'copia'],
    ['accents and case do not hide a copy', firstHalf.toUpperCase(), GOOD_ESSAY, 'copia'],
    ['a few sentences from it', GOOD_ESSAY, GOOD_ESSAY.split('. ').slice(0, 3).join('. '), null],
    ['nothing from it', WEAK_ESSAY, GOOD_ESSAY, null],
    ['no supporting text known', firstHalf, undefined, null],
  ])('copy: %s', (_requirement, essay, supportText, reason) => {
    expect(reasonFor(essay, supportText)).toBe(reason);
  });

  it('every reason is explained in Portuguese, calmly, with what to do', () => {
    for (const reason of ZERO_REASONS) {
      expect(
        Object.values(ZERO_EXPLANATIONS[reason]).filter((text) => !/^\p{Lu}[^!]*\.$/u.test(text)),
      ).toEqual([]);
    }
  });
});
