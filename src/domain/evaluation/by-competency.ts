import type { CompetencyKey, CompetencyNumber } from '../rubric/competency.ts';

/** One value per competency under its wire key. */
export function byCompetency<Value>(
  value: (competency: CompetencyNumber) => Value,
): Record<CompetencyKey, Value> {
  return {
    competencia_1: value(1),
    competencia_2: value(2),
    competencia_3: value(3),
    competencia_4: value(4),
    competencia_5: value(5),
  };
}
