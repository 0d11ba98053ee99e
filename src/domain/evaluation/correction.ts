import type { CompetencyNumber } from '../rubric/competency.ts';
import type { Evaluation, Finding, NextStep, ScoreBand } from './evaluation.ts';
import type { OutgoingUrl } from '../links/outgoing-url.ts';

/** Competencies whose errors are included in the evaluation response and shown on the screens (R-EVAL-2). */
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

/** The part of a correction that lists show; a whole `Correction` is also assignable to it. */
export type CorrectionSummary = Pick<
  Correction,
  'id' | 'finalScore' | 'theme' | 'submittedAt' | 'versionOf'
> & {
  competencies: Pick<CorrectionCompetency, 'name' | 'score' | 'maxScore'>[];
  /** Copied from the evaluation; a whole correction has the band in its evaluation instead. */
  band?: ScoreBand;
  /** Whether the same text had been sent before. */
  isRepeated?: boolean;
  /** Whether the essay was written as a mock exam; a whole correction has this in its evaluation. */
  isMock?: boolean;
};

/** The correction result in the shape the screens use (R-EVAL-12). */
export type Correction = {
  id: string;
  finalScore: number;
  theme: string;
  originalText: string;
  submittedAt: string;
  /** The stored id of the correction whose essay this essay rewrites; absent for a first version. */
  versionOf?: string | undefined;
  competencies: CorrectionCompetency[];
  summary: { strengths: string[]; weaknesses: string[]; improvements: string[] };
  suggestions: StudySuggestion[];
  aiAnalysis: Evaluation;
};

/** The id under which a correction is stored. The copy for viewing has a different id (R-RESULT-8). */
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

/** A step of a correction. Corrections stored before steps had fields of their own contain only the text. */
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

/**
 * The marks of a competency, except unknown words, because a word missing from the dictionary is not necessarily
 * wrong.
 */
export function slipsOf({ aiAnalysis }: Correction, number: CompetencyNumber): Finding[] {
  return aiAnalysis.erros_detectados.filter(
    ({ competencia, codigo }) => competencia === number && codigo !== 'palavra-desconhecida',
  );
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The URL of a video search for a study subject; "enem" is always added to the query (R-RESULT-4). */
export function toVideoSearchUrl(searchQuery: string): OutgoingUrl {
  const query = `${searchQuery.replace(LONE_SURROGATE, '').trim()} enem`;
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(query)}`;
}
