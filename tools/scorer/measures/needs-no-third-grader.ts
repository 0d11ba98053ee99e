import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import { totalOf, type Levels } from '../../../src/domain/rubric/total-of.ts';

/**
 * Whether the exam would settle with these two gradings: totals at most 100 points apart and no competency more than
 * 80. Source: INEP, Cartilha do Participante 2025, "discrepância".
 */
export function needsNoThirdGrader(one: Levels, other: Levels): boolean {
  return (
    Math.abs(totalOf(one) - totalOf(other)) <= 100 &&
    COMPETENCY_NUMBERS.every((number) => Math.abs(one[number] - other[number]) <= 80)
  );
}
