import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CorrectionSchema, EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import { evaluateByRules } from '@/domain/evaluation/evaluate-by-rules';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { SAMPLE_THEME, SHORT_ESSAY, WEAK_ESSAY } from '../support/essays';

const evaluate = (essay: string) => evaluateByRules({ theme: SAMPLE_THEME, essay });
const EVALUATION = evaluate(WEAK_ESSAY);
const CORRECTION = toCorrection(EVALUATION, {
  id: '1',
  theme: SAMPLE_THEME,
  essay: WEAK_ESSAY,
  submittedAt: '2025-09-16T05:20:00.000Z',
});

/** The paths refused, "" for the value itself. */
function refusedBy(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

describe('EvaluationSchema', () => {
  it.each([
    ['what the rules produce', EVALUATION],
    ['a zero', evaluate(SHORT_ESSAY)],
    ['one without anything of ours', { ...EVALUATION, grifo: undefined }],
    ['one with a band', { ...EVALUATION, grifo: { ...EVALUATION.grifo, band: { low: 500, high: 620 } } }],
  ])('takes %s', (_requirement, evaluation) => {
    expect(refusedBy(EvaluationSchema, evaluation)).toEqual([]);
  });

  it('keeps keys it does not know', () => {
    expect(z.parse(EvaluationSchema, { ...EVALUATION, modelo: 'x' })).toHaveProperty('modelo', 'x');
  });

  it.each([
    ['a total in words', { nota_final: 'novecentos' }, 'nota_final'],
    ['no total', { nota_final: undefined }, 'nota_final'],
    [
      'a competency left out',
      { competencias: { ...EVALUATION.competencias, competencia_3: undefined } },
      'competencias.competencia_3',
    ],
    [
      'feedback that is no text',
      { competencias: { ...EVALUATION.competencias, competencia_2: { note: 40, feedback: 3 } } },
      'competencias.competencia_2.feedback',
    ],
    [
      'an unknown pen',
      { erros_detectados: [{ ...EVALUATION.erros_detectados[0], classe: 'verde' }] },
      'erros_detectados.0.classe',
    ],
    [
      'a negative offset',
      { erros_detectados: [{ ...EVALUATION.erros_detectados[0], start: -1 }] },
      'erros_detectados.0.start',
    ],
    [
      'a competency of 6',
      { erros_detectados: [{ ...EVALUATION.erros_detectados[0], competencia: 6 }] },
      'erros_detectados.0.competencia',
    ],
    ['videos that are no list', { videos_sugeridos: {} }, 'videos_sugeridos'],
    ['an unknown producer', { grifo: { ...EVALUATION.grifo, producer: 'oráculo' } }, 'grifo.producer'],
    [
      'evidence that is no list',
      { grifo: { ...EVALUATION.grifo, evidence: { competencia_1: 'x' } } },
      'grifo.evidence.competencia_1',
    ],
  ])('refuses %s, naming the field', (_requirement, changes, path) => {
    expect(refusedBy(EvaluationSchema, { ...EVALUATION, ...changes })).toContain(path);
  });

  it.each([null, undefined, 'x', 3, []])('refuses %j', (value) => {
    expect(refusedBy(EvaluationSchema, value)).not.toEqual([]);
  });
});

describe('CorrectionSchema', () => {
  it('takes what the mapping produces, through storage and back', () => {
    expect(refusedBy(CorrectionSchema, JSON.parse(JSON.stringify(CORRECTION)))).toEqual([]);
  });

  it.each([
    ['no essay', { originalText: undefined }, 'originalText'],
    [
      'another maximum',
      { competencies: [{ name: 'x', score: 1, maxScore: 100, feedback: '' }] },
      'competencies.0.maxScore',
    ],
    ['a broken evaluation inside', { aiAnalysis: {} }, 'aiAnalysis.nota_final'],
  ])('refuses %s, naming the field', (_requirement, changes, path) => {
    expect(refusedBy(CorrectionSchema, { ...CORRECTION, ...changes })).toContain(path);
  });
});

describe('ThemeCoherenceSchema', () => {
  it.each([
    ['an answer', { coherent: true, justification: 'Sim.' }, []],
    ['coherence in words', { coherent: 'sim', justification: 'Sim.' }, ['coherent']],
    ['no justification', { coherent: true }, ['justification']],
  ])('%s', (_requirement, value, paths) => {
    expect(refusedBy(ThemeCoherenceSchema, value)).toEqual(paths);
  });
});
