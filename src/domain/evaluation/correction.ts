import type { CompetencyNumber } from '../rubric/competency.ts';
import type { Evaluation, ScoreBand } from './evaluation.ts';

/** Competencies whose errors the wire carries and the screens read (spec §3 "AI evaluation response"). */
export const COMPETENCIES_WITH_ERRORS: ReadonlySet<CompetencyNumber> = new Set([1, 4]);

/** Improvement points per competency, made and shown (spec §2 "Correction result dialog"). */
export const MAX_IMPROVEMENTS = 3;

export type CorrectionCompetency = {
  name: string;
  score: number;
  maxScore: 200;
  feedback: string;
  errors?: string[];
};

export type StudySuggestion = { title: string; searchQuery: string; url: string };

/** As much of a correction as a list of them shows; a whole one is one too. */
export type CorrectionSummary = Pick<Correction, 'id' | 'finalScore' | 'theme' | 'submittedAt'> & {
  competencies: Pick<CorrectionCompetency, 'name' | 'score' | 'maxScore'>[];
  /** As its evaluation has it; a whole correction has it there. */
  band?: ScoreBand;
};

/** The correction result in the shape the screens use (spec §3 "client shape"). */
export type Correction = {
  id: string;
  finalScore: number;
  theme: string;
  originalText: string;
  submittedAt: string;
  competencies: CorrectionCompetency[];
  summary: { strengths: string[]; weaknesses: string[]; improvements: string[] };
  suggestions: StudySuggestion[];
  aiAnalysis: Evaluation;
};
