import type { Correction } from '../evaluation/correction.ts';
import { COMPETENCY_NUMBERS, LEVELS, type Level } from '../rubric/competency.ts';
import type { ClassReview } from './enrolment.ts';
import { countingLevels, type FiveLevels, type Review } from './submission.ts';

/** The valid levels of a correction in a class; null if a level is missing ("Pendente"). */
export function withReview(
  correction: Correction,
  { pendente, revisao }: Pick<ClassReview, 'pendente' | 'revisao'>,
): FiveLevels | null {
  const niveis = pendente ? null : correctorLevels(correction);
  return countingLevels({ niveis, niveis_professor: teacherLevels(revisao) });
}

/** The five levels of the corrector; null if any level is missing. */
export function correctorLevels({ competencies }: Correction): FiveLevels | null {
  const levels = COMPETENCY_NUMBERS.map((competency) =>
    LEVELS.find((level) => level === competencies[competency - 1]?.score),
  );
  return levels.every((level) => level !== undefined) ? (levels as unknown as FiveLevels) : null;
}

/** The teacher's levels in order; null for competencies in which the corrector's level applies. */
export function teacherLevels(review: Review): (Level | null)[] {
  return COMPETENCY_NUMBERS.map(
    (competency) => review.find((item) => item.competencia === competency)?.nivel ?? null,
  );
}
