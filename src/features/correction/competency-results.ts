import { locatePassage } from './locate-passage';
import { MAX_IMPROVEMENTS, type Correction } from '@/domain/evaluation/correction';
import type { Evaluation } from '@/domain/evaluation/evaluation';
import type { EvidenceItem } from '@/domain/evaluation/evidence';
import {
  COMPETENCY_NUMBERS,
  LEVELS,
  type CompetencyKey,
  type CompetencyNumber,
  type Level,
} from '@/domain/rubric/competency';
import type { Span } from '@/domain/text/span';

/** One item of evidence. Ids are unique in a result; `place` is null where the essay does not hold the quote there. */
export type EvidenceOutcome = Omit<EvidenceItem, 'passages'> & {
  passages: { id: string; quote: string; place: Span | null }[];
};

export type CompetencyOutcome = {
  number: CompetencyNumber;
  name: string;
  score: number;
  maxScore: number;
  /** null where no level was given: rows stored without their competencies, essays annulled before any. */
  level: Level | null;
  feedback: string;
  /** What in the text speaks for and against the level. */
  evidence: EvidenceOutcome[];
  /** At most `MAX_IMPROVEMENTS`. */
  points: string[];
};

/** The five competencies of a correction with their evidence and improvement points (spec §2, step 1). */
export function competencyResults({
  competencies,
  aiAnalysis,
  originalText,
}: Correction): CompetencyOutcome[] {
  const isAnnulled = aiAnalysis.grifo?.zeroReason !== undefined;
  return competencies.slice(0, COMPETENCY_NUMBERS.length).flatMap((competency, index) => {
    const number = COMPETENCY_NUMBERS[index];
    if (!number) return [];
    const key = `competencia_${number}` as const;
    const points = competency.errors?.length
      ? competency.errors
      : (aiAnalysis.grifo?.improvements?.[key] ?? []);
    return {
      number,
      name: competency.name,
      score: competency.score,
      maxScore: competency.maxScore,
      level: isAnnulled ? null : (LEVELS.find((level) => level === competency.score) ?? null),
      feedback: competency.feedback,
      evidence: evidenceOf(aiAnalysis, key).map(({ passages, ...item }, at) => ({
        ...item,
        passages: passages
          .filter(({ quote }) => quote.trim() !== '')
          .map((passage, index) => ({
            id: `${number}-${at}-${index}`,
            quote: passage.quote,
            place: locatePassage(originalText, passage),
          })),
      })),
      points: points.slice(0, MAX_IMPROVEMENTS),
    };
  });
}

/** The archive hands out what it holds: evidence of former versions is bare quotes, without passages. */
function evidenceOf({ grifo }: Evaluation, key: CompetencyKey): EvidenceItem[] {
  return grifo?.evidence?.[key] ?? [];
}
