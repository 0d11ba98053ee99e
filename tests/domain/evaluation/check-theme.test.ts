import { describe, expect, it } from 'vitest';
import { checkTheme, toCoherence } from '@/domain/evaluation/check-theme';
import { ENGLISH_ESSAY, GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const COHERENT = 'O texto parece tratar do tema.';
const INCOHERENT = 'O texto parece tratar mais de outro assunto que do tema.';

describe('checkTheme', () => {
  it.each([
    ['an essay on its theme', GOOD_ESSAY, { coherent: true, justification: COHERENT }],
    ['a weak essay on its theme', WEAK_ESSAY, { coherent: true, justification: COHERENT }],
    ['an essay on another theme', OTHER_THEME_ESSAY, { coherent: false, justification: INCOHERENT }],
    ['an essay in another language', ENGLISH_ESSAY, { coherent: false, justification: INCOHERENT }],
  ])('%s', (_requirement, essay, expected) => {
    expect(checkTheme({ theme: SAMPLE_THEME, essay })).toEqual(expected);
  });

  it.each([
    ['an essay far from its theme is doubted', 'distante', false],
    ['one with nothing against it is not', null, true],
  ] as const)('%s', (_requirement, verdict, coherent) => {
    expect(toCoherence(verdict).coherent).toBe(coherent);
  });
});
