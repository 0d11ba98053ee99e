import { describe, expect, it } from 'vitest';
import { toStem } from '@/domain/text/stem';

describe('toStem', () => {
  it.each([
    ['plural and family of a noun', ['alimento', 'alimentos', 'alimentacao', 'alimentar']],
    ['noun and verb', ['desperdicio', 'desperdicios', 'desperdicar', 'desperdicado']],
    ['plural in -ões', ['populacao', 'populacoes']],
    ['adjective and noun', ['educacao', 'educacional', 'educar']],
    ['person and quality', ['adolescencia', 'adolescente', 'adolescentes']],
    ['gender', ['brasileiro', 'brasileira', 'brasil']],
  ])('one stem for %s', (_requirement, words) => {
    expect(new Set(words.map(toStem)).size).toBe(1);
  });

  it('short words keep their shape', () => {
    expect(['agua', 'fome', 'lei'].map(toStem)).toEqual(['agua', 'fome', 'lei']);
  });

  it('"comida" and "comissão" do not meet', () => {
    expect(toStem('comida')).not.toBe(toStem('comissao'));
  });
});
