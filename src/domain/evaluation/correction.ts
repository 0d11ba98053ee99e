import type { CompetencyNumber } from '../rubric/competency.ts';
import type { Evaluation, Finding, NextStep, ScoreBand } from './evaluation.ts';
import type { OutgoingUrl } from '../links/outgoing-url.ts';

/** Competencies whose errors the wire carries and the screens read (R-EVAL-2). */
export const COMPETENCIES_WITH_ERRORS: ReadonlySet<CompetencyNumber> = new Set([1, 4]);

/** Maximum improvement points per competency, produced and shown (R-RESULT-3). */
export const MAX_IMPROVEMENTS = 3;

export type CorrectionCompetency = {
  name: string;
  score: number;
  maxScore: 200;
  feedback: string;
  errors?: string[];
};

export type StudySuggestion = { title: string; searchQuery: string; url: string };

/** The part of a correction that lists show; a whole `Correction` also satisfies it. */
export type CorrectionSummary = Pick<
  Correction,
  'id' | 'finalScore' | 'theme' | 'submittedAt' | 'versionOf'
> & {
  competencies: Pick<CorrectionCompetency, 'name' | 'score' | 'maxScore'>[];
  /** Copied from the evaluation; a whole correction has it there instead. */
  band?: ScoreBand;
  /** The same text had been sent before. */
  isRepeated?: boolean;
  /** Written as a mock exam; a whole correction says so in its evaluation. */
  isMock?: boolean;
};

/** The correction result in the shape the screens use (R-EVAL-12). */
export type Correction = {
  id: string;
  finalScore: number;
  theme: string;
  originalText: string;
  submittedAt: string;
  /** The stored id of the correction whose essay this one rewrites; absent for a first version. */
  versionOf?: string | undefined;
  competencies: CorrectionCompetency[];
  summary: { strengths: string[]; weaknesses: string[]; improvements: string[] };
  suggestions: StudySuggestion[];
  aiAnalysis: Evaluation;
};

/** The id under which a correction is stored; the viewing copy has its own id (R-RESULT-8). */
export function storedIdOf({ id, aiAnalysis }: Pick<Correction, 'id' | 'aiAnalysis'>): string {
  return aiAnalysis.grifo?.storedId ?? id;
}

/** Whether the essay was written as a mock exam; works for a whole correction and for a summary. */
export function isMockExam({
  isMock,
  aiAnalysis,
}: CorrectionSummary & Partial<Pick<Correction, 'aiAnalysis'>>): boolean {
  return isMock ?? aiAnalysis?.grifo?.mock !== undefined;
}

/** A step of a correction; only its text if stored before steps were kept separately. */
export type FormerStep = Pick<NextStep, 'text'> & Partial<NextStep>;

/** The next steps of a correction, at most three. */
export function stepsOf({ aiAnalysis, summary }: Correction): FormerStep[] {
  return aiAnalysis.grifo?.steps ?? summary.improvements.map((text) => ({ text }));
}

/** Separates the instruction from the reason in the text of a step. */
export const STEP_REASON = ' Por quê: ';

/** A step split into the instruction and, if present, the reason. */
export function partsOfStep({ text }: Pick<NextStep, 'text'>): { todo: string; why?: string } {
  const [todo = '', why] = text.split(STEP_REASON);
  return { todo, ...(why !== undefined && { why }) };
}

/** The marks of a competency, without unknown words: a word missing from the dictionary is a question, not a slip. */
export function slipsOf({ aiAnalysis }: Correction, number: CompetencyNumber): Finding[] {
  return aiAnalysis.erros_detectados.filter(
    ({ competencia, codigo }) => competencia === number && codigo !== 'palavra-desconhecida',
  );
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A video search for a study subject, always with "enem" added (R-RESULT-4). */
export function toVideoSearchUrl(searchQuery: string): OutgoingUrl {
  const query = `${searchQuery.replace(LONE_SURROGATE, '').trim()} enem`;
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(query)}`;
}
