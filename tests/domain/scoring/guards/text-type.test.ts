import { describe, expect, it } from 'vitest';
import { findOtherTextType } from '@/domain/scoring/guards/text-type';
import { analyzeText } from '@/domain/text/analyze-text';
import { ADVERSARIAL } from '../../../fixtures/scoring/adversarial';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

const typeOf = (text: string) => findOtherTextType(analyzeText(text));
const adversarial = (id: string) => ADVERSARIAL.find((one) => one.id === id)?.essay ?? '';
const wrapped = (text: string, width: number) =>
  text.replaceAll(new RegExp(`(.{1,${width}})(?:\\s|$)`, 'g'), '$1\n');

describe('findOtherTextType', () => {
  it.each([
    ['poema', 'poema'],
    ['poema-com-rimas-e-pontos', 'poema'],
    ['receita', 'receita'],
    ['receita-em-prosa', 'receita'],
    ['carta', 'carta'],
    ['conto', 'conto'],
    ['dialogo', 'diálogo ou lista'],
    ['lista-de-topicos', 'diálogo ou lista'],
    ['lista-numerada', 'diálogo ou lista'],
  ])('%s is a %s', (id, type) => {
    expect(typeOf(adversarial(id))).toBe(type);
  });

  it.each([
    ['an essay', GOOD_ESSAY],
    ['a weak essay', WEAK_ESSAY],
    ['an essay pasted with hard line breaks', wrapped(GOOD_ESSAY, 75)],
    ['an essay with a few listed points', `${GOOD_ESSAY}\n- educação\n- saúde\n- renda`],
    ['an essay that speaks of recipes', `${GOOD_ESSAY} Os ingredientes e o modo de preparo importam.`],
    ['nothing', ''],
  ])('%s is none of them', (_requirement, text) => {
    expect(typeOf(text)).toBeNull();
  });

  it.each([
    ['theme', { theme: analyzeText('Escreva uma carta sobre o cuidado') }],
    ['supporting text', { supportText: analyzeText('Redija uma carta ao senador') }],
  ])('a letter that the %s asks for is right', (_where, proposal) => {
    expect(findOtherTextType(analyzeText(adversarial('carta')), proposal)).toBeNull();
  });
});
