import { describe, expect, it } from 'vitest';
import { feedbackByRules } from '@/domain/evaluation/feedback/feedback-by-rules';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

const feedbackOn = (essay: string) => feedbackByRules(readEssay({ theme: SAMPLE_THEME, essay }));

describe('feedbackByRules', () => {
  it.each([
    ['1 names the kinds of slip', 1, 'advice', /a concordância, as marcas da fala e a grafia/],
    ['1 shows an example with its correction', 1, 'improvements', /“compra” → “compram”/],
    ['2 names the words of the theme taken up', 2, 'strength', /“desperdício”, “alimentos” e “Brasil”/],
    ['2 asks for repertoire', 2, 'advice', /repertório sociocultural/],
    ['3 quotes the thesis', 3, 'strength', /“concerteza o desperdício de alimentos precisa acabar”/],
    ['3 asks for proof', 3, 'advice', /ficam na opinião/],
    ['4 names the words repeated', 4, 'advice', /“pessoas” e “comida”/],
    ['5 tells which elements are missing', 5, 'advice', /^Faltam o meio e o detalhamento/],
  ] as const)('on a weak essay, competency %s', (_requirement, number, part, expected) => {
    expect([feedbackOn(WEAK_ESSAY)[number][part]].flat().join(' ')).toMatch(expected);
  });

  it.each([
    ['2 names the repertoire', 2, /“Vidas Secas” e “Graciliano Ramos”/],
    ['4 names connectives', 4, /24 conectivos diferentes, como “em primeiro lugar”/],
    ['5 sees the five elements', 5, /cinco elementos/],
  ] as const)('on a strong essay, competency %s', (_requirement, number, expected) => {
    expect(feedbackOn(GOOD_ESSAY)[number].strength).toMatch(expected);
  });

  it('an essay on something else is told about the ceiling in 2, 3 and 5', () => {
    const feedback = feedbackOn(OTHER_THEME_ESSAY);
    expect([2, 3, 5].map((number) => /40 pontos/.test(feedback[number as 2].advice))).toEqual([
      true,
      true,
      true,
    ]);
    expect(feedback[1].advice).not.toMatch(/40 pontos/);
  });

  it.each([
    ['strong', GOOD_ESSAY],
    ['weak', WEAK_ESSAY],
    ['off its theme', OTHER_THEME_ESSAY],
    ['tiny', 'Fome.'],
    ['empty', ''],
  ])('whatever the essay (%s), whole calm sentences', (_requirement, essay) => {
    const texts = Object.values(feedbackOn(essay)).flatMap(({ strength, advice, improvements }) => [
      strength,
      advice,
      ...improvements,
    ]);
    expect(texts.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text) || text.includes('undefined'))).toEqual([]);
  });
});
