import type { CompetencyKey, CompetencyNumber } from '../rubric/competency.ts';
import type { MockTiming } from '../mock-exam/mock-exam.ts';
import type { Severity } from '../writing/severity.ts';
import type { LevelAccount } from '../scoring/score-essay.ts';
import type { Span } from '../text/span.ts';

/** What an evaluator is asked: the theme, the essay and, where known, the exam's supporting texts. */
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
  /** Words that show the rule and are not the student's; shown apart from the message. */
  exemplo?: string;
  sugestao?: string;
  /** Of the writing checker: the rule's name, and what an ignored finding is known by. */
  regra?: string;
  id?: string;
};

export type CompetencyEvaluation = { note: number; feedback: string; erros?: string[] };

export type VideoSuggestion = { erro: string; link: string };

/** Official situations of a zero that code can check (Cartilha do Participante). */
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

/** The readings behind a correction that a language model took part in. */
export type Readers = {
  /** The level each gave, by competency. `third` read again where the two differed too much. */
  scorer: Record<CompetencyKey, number>;
  model: Record<CompetencyKey, number>;
  third?: Record<CompetencyKey, number>;
  /** The competencies that the third reading looked at. */
  disputed: CompetencyNumber[];
  /** The competencies for which the model gave nothing that stands: there the scorer's level counts for it. */
  unread: CompetencyNumber[];
  /** False where the readings lie far above the scorer: then the levels are the scorer's. */
  isVouched: boolean;
};

/** Why no model was asked though the writer agreed: the switch, the budget of the day, no credit, the limits of an account. */
export const READING_REFUSALS = [
  'desligado',
  'orcamento',
  'cota_gratis',
  'sem_credito',
  'conta_nova',
  'limite',
] as const;
/** The same, or that it was asked and gave nothing that stands. */
export type ReadingRefusal = (typeof READING_REFUSALS)[number] | 'falhou';

/** One thing to do next: what to write and where, and why it is worth it. */
export type NextStep = {
  competency: CompetencyNumber;
  text: string;
  /** What it mends, as `faults` counts it; absent where it takes a text further that lacks nothing. */
  kind?: string;
  /** Where, in the student's own text; absent where the whole text is meant. */
  place?: Span;
  /** What the scorer would give for it alone: points of its competency, and the step of the level where that rises. */
  gain?: StepGain;
};

export type StepGain = { competency: CompetencyNumber; points: number; level?: number };

/** How many faults of a kind an essay has. */
export type FaultCount = { kind: string; amount: number };

/** The account of a level as corrections keep it: other versions of the scorer have facts and bounds of other names. */
export type KeptAccount = Omit<LevelAccount, 'terms' | 'bound'> & {
  terms: { fact: string; points: number }[];
  bound?: string;
};

/** Everything of ours beside the wire shape (R-EVAL-3). */
export type EvaluationExtras = {
  /** Who produced the levels. `rules` and `scorer` are the local evaluation, `model` a language model. */
  producer: 'rules' | 'scorer' | 'model';
  version: string;
  readers?: Readers;
  /** Why no language model read the essay, where one could have. */
  unreadByModel?: ReadingRefusal;
  /** What paid for a model's reading, and the credits left then; absent from what is stored. */
  payment?: { by: 'promo' | 'credito'; creditsLeft: number };
  /** Interval around the total, where it has been measured. */
  band?: ScoreBand;
  /** How each level came about, where the scorer gave it. */
  accounts?: Record<CompetencyKey, KeptAccount>;
  /** What in the text speaks for and against each level. */
  evidence: Partial<Record<CompetencyKey, EvidenceItem[]>>;
  /** What to work on next, per competency, at most three each. */
  improvements?: Partial<Record<CompetencyKey, string[]>>;
  /** The next steps of the summary, with what they mend and where. */
  steps?: NextStep[];
  /** The total that the scorer would give once all of them are done; absent where no level would rise. */
  totalWithSteps?: number;
  /** Of an essay at the top: that it is there, and what is strongest in it. */
  praise?: string;
  /** How many faults of each kind were found: versions of an essay are compared by them. */
  faults?: FaultCount[];
  /** Why the levels are held down, and what to do. */
  ceilings?: { reason: string; seen: string; advice: string }[];
  zeroReason?: ZeroReason;
  coherence?: ThemeCoherence;
  /** Of an essay written as a mock exam: how the time went. */
  mock?: MockTiming;
  /** The dictionary had not come: the marks of the text do not count, and I is that of an essay with as many as usual. */
  withoutDictionary?: boolean;
  /** The text came from photos of a sheet, as the app of its writer says. */
  fromPhoto?: boolean;
  /** The row of `redacoes` in which the server keeps this correction; absent where it keeps none. */
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

/** One thing of the essay that speaks for or against the level of a competency. */
export type EvidenceItem = {
  side: 'favor' | 'contra';
  /** What it is, as a teacher names it: "Tese", "Agente", "Conectivos entre parágrafos". */
  label: string;
  /** How much of it, or that it is missing: "5 diferentes", "não encontrado". */
  detail?: string;
  /** Where it stands, at most three; none for what is missing. */
  passages: EvidencePassage[];
};
