import type { CompetencyKey } from '../rubric/competency.ts';
import type { PenClass } from '../writing/pen-class.ts';
import type { EvidenceItem } from './evidence.ts';

/** What an evaluator is asked: the theme, the essay and, where known, the exam's supporting texts. */
export type EvaluationInput = { theme: string; essay: string; supportText?: string };

/** One marked passage of the essay. Offsets are UTF-16 units into the student's own text, end exclusive. */
export type Finding = {
  start: number;
  end: number;
  trecho: string;
  classe: PenClass;
  codigo: string;
  competencia: 1 | 2 | 3 | 4 | 5;
  mensagem: string;
  sugestao?: string;
  /** Of the writing checker: the rule's name, and what an ignored finding is known by. */
  regra?: string;
  id?: string;
};

export type CompetencyEvaluation = { note: number; feedback: string; erros?: string[] };

export type VideoSuggestion = { erro: string; link: string };

/** Official situations of a zero that code can check (facts: `nota_zero_redacao`). */
export const ZERO_REASONS = [
  'texto-insuficiente',
  'lingua-estrangeira',
  'copia',
  'fuga-ao-tema',
  'tipo-textual',
  'texto-sem-sentido',
] as const;
export type ZeroReason = (typeof ZERO_REASONS)[number];

/** Where the total a human grader would give usually lies, 0–1000. */
export type ScoreBand = { low: number; high: number };

export type ThemeCoherence = { coherent: boolean; justification: string };

/** Everything of ours beside the specified wire shape. */
export type EvaluationExtras = {
  /** Who produced the levels. `rules` and `scorer` are the local evaluation, `model` a language model. */
  producer: 'rules' | 'scorer' | 'model';
  version: string;
  /** Interval around the total, where it has been measured. */
  band?: ScoreBand;
  /** What in the text speaks for and against each level. */
  evidence: Partial<Record<CompetencyKey, EvidenceItem[]>>;
  /** What to work on next, per competency, at most three each. */
  improvements?: Partial<Record<CompetencyKey, string[]>>;
  /** Why the levels are held down, and what to do. */
  ceilings?: { reason: string; seen: string; advice: string }[];
  zeroReason?: ZeroReason;
  coherence?: ThemeCoherence;
  /** The row of `redacoes` in which the server keeps this correction; absent where it keeps none. */
  storedId?: string;
};

/** The AI evaluation response, as specified (§3), `note` included. */
export type Evaluation = {
  nota_final: number;
  competencias: Record<CompetencyKey, CompetencyEvaluation>;
  erros_detectados: Finding[];
  videos_sugeridos: VideoSuggestion[];
  resumo: { pontos_fortes: string[]; pontos_fracos: string[]; melhorias: string[] };
  grifo?: EvaluationExtras;
};
