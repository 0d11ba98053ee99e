import type { CompetencyKey, CompetencyNumber } from '../rubric/competency.ts';
import type { MockTiming } from '../mock-exam/mock-exam.ts';
import type { Severity } from '../writing/severity.ts';
import type { LevelAccount } from '../scoring/score-essay.ts';
import type { Span } from '../text/span.ts';

/** Input of an evaluator; `supportText` contains the exam's supporting texts, if known. */
export type EvaluationInput = { theme: string; essay: string; supportText?: string | undefined };

/** One marked passage of the essay. Offsets are UTF-16 units into the student's own text, end exclusive. */
export type Finding = {
  start: number;
  end: number;
  trecho: string;
  classe: Severity;
  codigo: string;
  competencia: 1 | 2 | 3 | 4 | 5;
  mensagem: string;
  /** An example of the rule in words other than the student's; shown apart from the message. */
  exemplo?: string;
  sugestao?: string;
  /** Set by the writing checker: the rule's name, and the id by which an ignored finding is remembered. */
  regra?: string;
  id?: string;
};

export type CompetencyEvaluation = { note: number; feedback: string; erros?: string[] };

export type VideoSuggestion = { erro: string; link: string };

/** Official reasons for a score of zero that code can detect (Cartilha do Participante). */
export const ZERO_REASONS = [
  'texto-insuficiente',
  'lingua-estrangeira',
  'copia',
  'fuga-ao-tema',
  'tipo-textual',
  'texto-sem-sentido',
] as const;
export type ZeroReason = (typeof ZERO_REASONS)[number];

/** Range in which a human grader's total usually falls, 0–1000. */
export type ScoreBand = { low: number; high: number };

export type ThemeCoherence = { coherent: boolean; justification: string };

/**
 * The levels given by each reader (scorer and model), on which a correction is based if a language model took part.
 */
export type Readers = {
  /**
   * Level given by each reader, by competency. `third` is the rereading of competencies in which the first two
   * readers differed too much.
   */
  scorer: Record<CompetencyKey, number>;
  model: Record<CompetencyKey, number>;
  third?: Record<CompetencyKey, number>;
  /** Competencies that were read a third time. */
  disputed: CompetencyNumber[];
  /** Competencies for which no claim of the model was confirmed; the scorer's level is used for them. */
  unread: CompetencyNumber[];
  /** False if the model's levels are so far above the scorer's levels that only the scorer's levels are used. */
  isVouched: boolean;
};

/**
 * Why no language model read the essay although the writer agreed: feature switched off, daily budget spent, no
 * credit, account limit.
 */
export const READING_REFUSALS = [
  'desligado',
  'orcamento',
  'cota_gratis',
  'sem_credito',
  'conta_nova',
  'limite',
] as const;
/** A refusal, or `falhou` if the model was called but returned no usable answer. */
export type ReadingRefusal = (typeof READING_REFUSALS)[number] | 'falhou';

/** One thing to do next: what to write, where, and why. */
export type NextStep = {
  competency: CompetencyNumber;
  text: string;
  /**
   * Kind of fault that the step fixes, as counted in `faults`; absent if the step improves a text without fixing a
   * fault.
   */
  kind?: string;
  /** Position in the student's own text; absent if the step concerns the whole text. */
  place?: Span;
  /**
   * The gain that the scorer computes for this step alone: points of the step's competency and, if the level rises,
   * the rise.
   */
  gain?: StepGain;
};

export type StepGain = { competency: CompetencyNumber; points: number; level?: number };

/** Number of faults of one kind in an essay. */
export type FaultCount = { kind: string; amount: number };

/**
 * The account of a level as stored; the names of facts and bounds are plain strings, because other scorer versions
 * use other names.
 */
export type KeptAccount = Omit<LevelAccount, 'terms' | 'bound'> & {
  terms: { fact: string; points: number }[];
  bound?: string;
};

/** Grifo's own fields in addition to those of the evaluation response (R-EVAL-3). */
export type EvaluationExtras = {
  /**
   * The evaluator that produced the levels. `rules` and `scorer` are the local evaluation, `model` a language
   * model.
   */
  producer: 'rules' | 'scorer' | 'model';
  version: string;
  readers?: Readers;
  /** Why no language model read the essay, if a model was available in principle. */
  unreadByModel?: ReadingRefusal;
  /** How the correction by the model was paid for, and the credits left afterwards; never stored. */
  payment?: { by: 'promo' | 'credito'; creditsLeft: number };
  /** Interval around the total, if measured. */
  band?: ScoreBand;
  /** How each level was computed, if the scorer computed it. */
  accounts?: Record<CompetencyKey, KeptAccount>;
  /** Evidence in the text for and against each level. */
  evidence: Partial<Record<CompetencyKey, EvidenceItem[]>>;
  /** Points to work on, at most three per competency. */
  improvements?: Partial<Record<CompetencyKey, string[]>>;
  /** The next steps of the summary, with the fault that each fixes and the fault's position. */
  steps?: NextStep[];
  /** The scorer's total once all steps are done; absent if no level would rise. */
  totalWithSteps?: number;
  /** Praise for an essay with a top score, naming its strongest points. */
  praise?: string;
  /** Number of faults of each kind; used to compare versions of an essay. */
  faults?: FaultCount[];
  /** Ceilings on the levels: what the evaluator found, and what the student should do. */
  ceilings?: { reason: string; seen: string; advice: string }[];
  zeroReason?: ZeroReason;
  coherence?: ThemeCoherence;
  /** Timing of an essay written as a mock exam. */
  mock?: MockTiming;
  /**
   * Whether the dictionary was not loaded. The marks are then ignored for the levels, and competency I gets the
   * level of an essay with the usual number of marks.
   */
  withoutDictionary?: boolean;
  /** Whether the text came from photos of a sheet, according to the writer's app. */
  fromPhoto?: boolean;
  /** Id of the `redacoes` row that stores this correction; absent if not stored. */
  storedId?: string;
};

/** The AI evaluation response (R-EVAL-2), `note` included. */
export type Evaluation = {
  nota_final: number;
  competencias: Record<CompetencyKey, CompetencyEvaluation>;
  erros_detectados: Finding[];
  videos_sugeridos: VideoSuggestion[];
  resumo: { pontos_fortes: string[]; pontos_fracos: string[]; melhorias: string[] };
  grifo?: EvaluationExtras;
};

/** An exact passage of the student's own text: `essay.slice(start, end) === quote`. */
export type EvidencePassage = Span & { quote: string };

/** Evidence for or against the level of a competency. */
export type EvidenceItem = {
  side: 'favor' | 'contra';
  /** Name that a teacher would use, such as "Tese", "Agente" or "Conectivos entre parágrafos". */
  label: string;
  /** The amount found ("5 diferentes"), or a statement that nothing was found ("não encontrado"). */
  detail?: string;
  /** At most three passages; empty if nothing was found. */
  passages: EvidencePassage[];
};
