import { MAX_LEVEL, MAX_TOTAL, toLevel, byCompetency } from '../rubric/competency.ts';
import type { Correction, CorrectionSummary } from './correction.ts';
import type { Evaluation } from './evaluation.ts';

/** A row of `redacoes` without a stored correction. */
export type StoredEssay = { id: string; texto: string; nota_total: number | null; created_at: string };

/** Theme shown when a stored essay has no theme (R-HISTORY-5). */
export const STORED_ESSAY_THEME = 'Redação Corrigida';

/** Competency names for stored essays (R-HISTORY-5); two of them differ from the names in a new correction. */
export const STORED_ESSAY_COMPETENCY_NAMES = [
  'Domínio da escrita formal',
  'Compreensão da proposta',
  'Organização das ideias',
  'Mecanismos linguísticos',
  'Proposta de intervenção',
] as const;

const SHARE_PER_COMPETENCY = 0.2;
const FEEDBACK = 'O comentário desta competência não foi guardado com a redação.';
const SUMMARY = {
  strengths: ['Redação corrigida e guardada no seu histórico.'],
  weaknesses: ['O detalhamento desta correção não foi guardado.'],
  improvements: ['Envie o texto de novo para receber uma correção detalhada.'],
};

/**
 * The history view of a stored essay: five equal scores of 20 % of the total (0–200 each), placeholder texts, no
 * suggestions (R-HISTORY-5). A missing total is treated as 0.
 */
export function fromStoredEssay(row: StoredEssay): Correction {
  const { competencies, ...rest } = summarizeStoredEssay(row);
  return {
    ...rest,
    originalText: row.texto,
    competencies: competencies.map((competency) => ({ ...competency, feedback: FEEDBACK })),
    summary: SUMMARY,
    suggestions: [],
    aiAnalysis: toEvaluation(rest.finalScore, competencies[0]?.score ?? 0),
  };
}

/** The summary of a stored essay, for lists. */
export function summarizeStoredEssay(row: Omit<StoredEssay, 'texto'>): CorrectionSummary {
  const finalScore = clamp(row.nota_total ?? 0, MAX_TOTAL);
  const score = clamp(finalScore * SHARE_PER_COMPETENCY, MAX_LEVEL);
  return {
    id: row.id,
    finalScore,
    theme: STORED_ESSAY_THEME,
    submittedAt: row.created_at,
    competencies: STORED_ESSAY_COMPETENCY_NAMES.map((name) => ({ name, score, maxScore: MAX_LEVEL })),
  };
}

function toEvaluation(finalScore: number, score: number): Evaluation {
  return {
    nota_final: finalScore,
    competencias: byCompetency(() => ({ note: toLevel(score), feedback: FEEDBACK })),
    erros_detectados: [],
    videos_sugeridos: [],
    resumo: {
      pontos_fortes: SUMMARY.strengths,
      pontos_fracos: SUMMARY.weaknesses,
      melhorias: SUMMARY.improvements,
    },
  };
}

function clamp(value: number, max: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(max, Math.max(0, value));
}
