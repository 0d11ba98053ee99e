import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { byCompetency, COMPETENCY_NUMBERS, totalOf } from '@/domain/rubric/competency';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { smallLexicon, type Lexicon } from '@/domain/writing/lexicon/lexicon';
import { graderOf } from '../../../tools/scorer/grader-of.ts';
import { lexiconWithModels } from '../../support/lexicon-with-models';
import { GOOD_ESSAY, SAMPLE_THEME, SHORT_ESSAY } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

describe('graderOf', () => {
  it.each([
    ['by the scorer, with a band', shipped],
    ['by the rules, without one', null],
  ])('grades as the app does: %s', (_requirement, weights) => {
    const { competencias, grifo } = evaluateEssay(input, weights, lexiconWithModels);
    const { levels, band, zero, points } = graderOf('any', weights, lexiconWithModels).grade(input);
    for (const number of COMPETENCY_NUMBERS) {
      expect(levels[number]).toBe(competencias[`competencia_${number}`].note);
    }
    expect(band).toEqual(weights === null ? null : grifo?.band);
    expect(band === null).toBe(weights === null);
    expect(zero).toBeNull();
    const accounts = grifo?.accounts;
    expect(points).toEqual(
      accounts ? byCompetency((number) => accounts[`competencia_${number}`].points) : null,
    );
    expect(points === null).toBe(weights === null);
  });

  it('reads with the lexicon it is given: what only a dictionary marks lowers competency 1', () => {
    const essay = GOOD_ESSAY.replaceAll('alimentos', 'allimentos')
      .replaceAll('toneladas', 'tonneladas')
      .replaceAll('problema', 'probllema')
      .replaceAll('comida', 'commida')
      .replaceAll('escola', 'esscola');
    const ofFirst = (lexicon: Lexicon) =>
      graderOf('scorer', shipped, lexicon).grade({ ...input, essay }).points?.competencia_1;
    expect(ofFirst(lexiconWithModels)).toBeLessThan(ofFirst(smallLexicon)!);
  });

  it('says why an essay gets nothing, and gives it no band', () => {
    const grade = graderOf('scorer', shipped, lexiconWithModels).grade({
      theme: SAMPLE_THEME,
      essay: SHORT_ESSAY,
    });
    expect(grade).toMatchObject({ band: null, points: null, zero: 'texto-insuficiente' });
    expect(totalOf(grade.levels)).toBe(0);
  });

  it('has the name it is given', () => {
    expect(graderOf('scorer', null, smallLexicon).name).toBe('scorer');
  });
});
