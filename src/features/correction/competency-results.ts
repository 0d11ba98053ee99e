import { MAX_IMPROVEMENTS, type Correction } from '@/domain/evaluation/correction';
import type { EvidenceItem } from '@/domain/evaluation/evidence';
import { COMPETENCY_NUMBERS, LEVELS, type CompetencyNumber, type Level } from '@/domain/rubric/competency';

export type CompetencyOutcome = {
  number: CompetencyNumber;
  name: string;
  score: number;
  maxScore: number;
  /** null when the score is no official level, as in rows stored without their competencies. */
  level: Level | null;
  feedback: string;
  /** What in the text speaks for and against the level. */
  evidence: EvidenceItem[];
  /** At most `MAX_IMPROVEMENTS`. */
  points: string[];
};

/** The five competencies of a correction with their evidence and improvement points (spec §2, step 1). */
export function competencyResults({ competencies, aiAnalysis }: Correction): CompetencyOutcome[] {
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
      level: LEVELS.find((level) => level === competency.score) ?? null,
      feedback: competency.feedback,
      evidence: aiAnalysis.grifo?.evidence?.[key] ?? [],
      points: points.slice(0, MAX_IMPROVEMENTS),
    };
  });
}
