import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { COMPETENCY_NUMBERS, totalOf } from '@/domain/rubric/competency';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { graderOf } from '../../../tools/scorer/grader-of.ts';
import { GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

describe('graderOf', () => {
  it.each([
    ['by the scorer, with a band', shipped],
    ['by the rules, without one', null],
  ])('grades as the app does: %s', (_requirement, weights) => {
    const { competencias, grifo } = evaluateEssay(input, weights);
    const { levels, band, zero } = graderOf('any', weights).grade(input);
    for (const number of COMPETENCY_NUMBERS) {
      expect(levels[number]).toBe(competencias[`competencia_${number}`].note);
    }
    expect(band).toEqual(weights === null ? null : grifo?.band);
    expect(band === null).toBe(weights === null);
    expect(zero).toBeNull();
  });

  it('says why an essay gets nothing, and gives it no band', () => {
    const grade = graderOf('scorer', shipped).grade({ theme: SAMPLE_THEME, essay: SHORT_ESSAY });
    expect(grade).toMatchObject({ band: null, zero: 'texto-insuficiente' });
    expect(totalOf(grade.levels)).toBe(0);
  });

  it('has the name it is given', () => {
    expect(graderOf('scorer', null).name).toBe('scorer');
  });
});
