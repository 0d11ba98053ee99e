import {
  COMPETENCY_NAMES,
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  toLevel,
  byCompetency,
  type CompetencyNumber,
} from '../rubric/competency.ts';
import {
  toVideoSearchUrl,
  COMPETENCIES_WITH_ERRORS,
  MAX_IMPROVEMENTS,
  type Correction,
  type CorrectionCompetency,
  type CorrectionSummary,
} from './correction.ts';
import type { CompetencyEvaluation, Evaluation, Finding } from './evaluation.ts';

export type CorrectionContext = Pick<Correction, 'id' | 'theme' | 'submittedAt' | 'versionOf'> & {
  essay: string;
};

/**
 * The evaluation in the shape the screens use (R-EVAL-12). Levels are changed to valid ones and the total is their
 * sum, whatever the evaluator returned; findings that do not match the essay are dropped.
 */
export function toCorrection(evaluation: Evaluation, context: CorrectionContext): Correction {
  const competencies = COMPETENCY_NUMBERS.map((number) =>
    toCompetency(number, evaluation.competencias[`competencia_${number}`]),
  );
  const finalScore = totalScore(competencies);
  const { pontos_fortes, pontos_fracos, melhorias } = evaluation.resumo;
  return {
    id: context.id,
    finalScore,
    theme: context.theme,
    originalText: context.essay,
    submittedAt: context.submittedAt,
    versionOf: context.versionOf,
    competencies,
    summary: { strengths: pontos_fortes, weaknesses: pontos_fracos, improvements: melhorias },
    suggestions: evaluation.videos_sugeridos.map(({ erro }) => ({
      title: erro,
      searchQuery: erro,
      url: toVideoSearchUrl(erro),
    })),
    aiAnalysis: {
      ...evaluation,
      nota_final: finalScore,
      competencias: byCompetency((number) => {
        const given = evaluation.competencias[`competencia_${number}`];
        return { ...given, note: toLevel(given.note) };
      }),
      erros_detectados: evaluation.erros_detectados.filter((finding) => fits(finding, context.essay)),
    },
  };
}

/** The summary of a correction for lists, from its five levels. */
export function summarizeCorrection(
  levels: readonly number[],
  context: Omit<CorrectionContext, 'essay'> & Pick<CorrectionSummary, 'band' | 'isRepeated' | 'isMock'>,
): CorrectionSummary {
  const competencies = COMPETENCY_NUMBERS.map((number, index) => {
    const score = toLevel(levels[index] ?? 0);
    return { name: COMPETENCY_NAMES[number], score, maxScore: MAX_LEVEL } as const;
  });
  return { ...context, finalScore: totalScore(competencies), competencies };
}

function totalScore(competencies: readonly { score: number }[]): number {
  return competencies.reduce((total, { score }) => total + score, 0);
}

function toCompetency(number: CompetencyNumber, given: CompetencyEvaluation): CorrectionCompetency {
  const competency: CorrectionCompetency = {
    name: COMPETENCY_NAMES[number],
    score: toLevel(given.note),
    maxScore: MAX_LEVEL,
    feedback: given.feedback,
  };
  if (!COMPETENCIES_WITH_ERRORS.has(number) || !given.erros) return competency;
  return { ...competency, errors: given.erros.slice(0, MAX_IMPROVEMENTS) };
}

function fits({ start, end, trecho }: Finding, essay: string): boolean {
  const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end;
  return isInside && end <= essay.length && essay.slice(start, end) === trecho;
}
