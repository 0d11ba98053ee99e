import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CorrectionSchema, EvaluationSchema, ThemeCoherenceSchema } from '@/contracts/evaluation';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { byCompetency } from '@/domain/rubric/competency';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { SAMPLE_THEME, SHORT_ESSAY, WEAK_ESSAY } from '../support/essays';

const evaluate = (essay: string) => evaluateEssay({ theme: SAMPLE_THEME, essay }, null);
const EVALUATION = evaluate(WEAK_ESSAY);
const CORRECTION = toCorrection(EVALUATION, {
  id: '1',
  theme: SAMPLE_THEME,
  essay: WEAK_ESSAY,
  submittedAt: '2025-09-16T05:20:00.000Z',
});

const CEILING = { reason: 'trechos-repetidos', seen: 'Há trechos repetidos.', advice: 'Apague-os.' };

/** The paths of the values that the schema refuses; "" stands for the whole value. */
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
    [
      'one with ceilings, of reasons not known here too',
      { ...EVALUATION, grifo: { ...EVALUATION.grifo, ceilings: [CEILING, { ...CEILING, reason: 'x' }] } },
    ],
  ])('takes %s', (_requirement, evaluation) => {
    expect(refusedBy(EvaluationSchema, evaluation)).toEqual([]);
  });

  it('keeps what steps would bring, and reads a step whose gain has another shape without it', () => {
    const step = { competency: 5, text: 'Diga o meio.', gain: { competency: 5, points: 22, level: 40 } };
    const told = { totalWithSteps: 800, praise: 'Esta redação já está no topo.' };
    const parse = (extras: object) =>
      z.parse(EvaluationSchema, { ...EVALUATION, grifo: { ...EVALUATION.grifo, ...extras } }).grifo;
    expect(parse({ steps: [step], ...told })).toMatchObject({ steps: [step], ...told });
    expect(parse({ steps: [{ ...step, gain: '+40' }] })?.steps?.[0]).toEqual({ ...step, gain: undefined });
  });

  it('leaves out evidence of another shape, as the bare quotes of former versions, and nothing else', () => {
    const item = { side: 'favor', label: 'Tese', passages: [{ start: 0, end: 5, quote: 'Desde' }] };
    const withEvidence = (evidence: object) => ({
      ...EVALUATION,
      grifo: { ...EVALUATION.grifo, evidence },
    });
    const kept = {
      competencia_1: ['um trecho', 'outro'],
      competencia_2: 'um trecho',
      competencia_3: [item],
      competencia_4: [{ ...item, passages: undefined }],
    };
    const readable = { competencia_1: [], competencia_2: [], competencia_3: [item], competencia_4: [] };
    expect(z.parse(EvaluationSchema, withEvidence(kept))).toEqual(withEvidence(readable));
  });

  const withAccounts = (accounts: unknown) => ({ ...EVALUATION, grifo: { ...EVALUATION.grifo, accounts } });

  it('keeps how levels came about, by facts and bounds that are not known here, too', () => {
    const terms = [{ fact: 'a-fact-of-tomorrow', points: -3 }];
    const account = { points: 139, start: 132, terms, whole: 30, bound: 'a-bound-of-tomorrow' };
    const kept = withAccounts(byCompetency(() => account));
    expect(z.parse(EvaluationSchema, kept)).toEqual(kept);
  });

  it.each([
    ['of another shape', byCompetency(() => ({ points: 'muitos' }))],
    ['of some competencies', { competencia_1: { points: 120, start: 120, terms: [], whole: 0 } }],
  ])('leaves out accounts %s, and nothing else', (_what, accounts) => {
    expect(z.parse(EvaluationSchema, withAccounts(accounts))).toEqual(withAccounts(undefined));
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
    ['ceilings that are no list', { grifo: { ...EVALUATION.grifo, ceilings: CEILING } }, 'grifo.ceilings'],
    [
      'a ceiling without advice',
      { grifo: { ...EVALUATION.grifo, ceilings: [{ ...CEILING, advice: undefined }] } },
      'grifo.ceilings.0.advice',
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
