import { describe, expect, it } from 'vitest';
import { GRADERS } from '../../../tools/scorer/graders.ts';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { totalOf } from '../../../tools/scorer/levels.ts';
import { GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY } from '../../support/essays';

const rules = GRADERS.find(({ name }) => name === 'rules')!;

describe('GRADERS', () => {
  it('have names of their own', () => {
    expect(new Set(GRADERS.map(({ name }) => name)).size).toBe(GRADERS.length);
  });

  it('rules grade as the app does', () => {
    const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
    const grade = rules.grade(input);
    expect(grade).toMatchObject({ band: null, zero: null });
    expect(totalOf(grade.levels)).toBe(evaluateEssay(input, null).nota_final);
    expect(grade.levels[5]).toBe(evaluateEssay(input, null).competencias.competencia_5.note);
  });

  it('rules say why an essay gets nothing', () => {
    const grade = rules.grade({ theme: SAMPLE_THEME, essay: SHORT_ESSAY });
    expect(grade.zero).toBe('texto-insuficiente');
    expect(totalOf(grade.levels)).toBe(0);
  });
});
