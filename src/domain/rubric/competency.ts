/** The five official competencies, in order. Spec §3 "Competency names in order". */
export const COMPETENCY_NUMBERS = [1, 2, 3, 4, 5] as const;
export type CompetencyNumber = (typeof COMPETENCY_NUMBERS)[number];

/** Wire keys of the evaluation response (spec §3). */
export type CompetencyKey = `competencia_${CompetencyNumber}`;

/** The only valid scores of a competency, lowest first (spec §9). */
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

/** Nearest valid level for any number; NaN and negatives give 0, above 200 gives 200 (spec §9). */
export function toLevel(score: number): Level {
  if (!Number.isFinite(score)) return score === Infinity ? MAX_LEVEL : 0;
  const clamped = Math.min(MAX_LEVEL, Math.max(0, score));
  return (Math.round(clamped / 40) * 40) as Level;
}
