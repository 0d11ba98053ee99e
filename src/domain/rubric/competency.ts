/** The five official competencies, in order (R-EVAL-1). */
export const COMPETENCY_NUMBERS = [1, 2, 3, 4, 5] as const;
export type CompetencyNumber = (typeof COMPETENCY_NUMBERS)[number];

/** Keys of the competencies in the evaluation response (R-EVAL-2). */
export type CompetencyKey = `competencia_${CompetencyNumber}`;

/** The only valid scores of a competency, lowest first (R-EVAL-1). */
export const LEVELS = [0, 40, 80, 120, 160, 200] as const;
export type Level = (typeof LEVELS)[number];

export const MAX_LEVEL = 200;
export const MAX_TOTAL = 1000;

export const COMPETENCY_NAMES: Record<CompetencyNumber, string> = {
  1: 'Domínio da norma padrão',
  2: 'Compreensão da proposta',
  3: 'Organização das ideias',
  4: 'Conhecimento dos mecanismos linguísticos',
  5: 'Proposta de intervenção',
};

export const ROMAN_NUMERALS: Record<CompetencyNumber, string> = {
  1: 'I',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
};

/**
 * The valid level nearest to any number. The result is 0 for NaN and negative numbers, and 200 for numbers above
 * 200 (R-EVAL-1).
 */
export function toLevel(score: number): Level {
  if (!Number.isFinite(score)) return score === Infinity ? MAX_LEVEL : 0;
  const clamped = Math.min(MAX_LEVEL, Math.max(0, score));
  return (Math.round(clamped / 40) * 40) as Level;
}

/** One level per competency. */
export type Levels = Record<CompetencyNumber, Level>;

/** Sum of the five levels, 0–1000. */
export function totalOf(levels: Levels): number {
  return COMPETENCY_NUMBERS.reduce((total, number) => total + levels[number], 0);
}

/** An object with one value per competency, under its key in the evaluation response. */
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
