import { COMPETENCY_NUMBERS, LEVELS, MAX_TOTAL, type CompetencyNumber } from '../rubric/competency.ts';
import { countingLevels, type FiveLevels, type Submission } from './submission.ts';

/** Mean and population standard deviation, because the essays are the whole population, not a sample. */
export type Statistic = { mean: number; deviation: number };

/** Number of essays whose totals lie from `from` to `to`, both included. */
export type TotalBand = { from: number; to: number; essays: number };

export type CompetencyFigures = Statistic & {
  competency: CompetencyNumber;
  /** Number of essays per level, in the order of `LEVELS`. */
  byLevel: readonly number[];
};

export type ClassFigures = {
  sent: number;
  /** Number of sent essays without valid levels (`countingLevels`). */
  pending: number;
  /** Number of students who sent essays. */
  students: number;
  /** Statistic of the totals; null if no essay has valid levels. */
  total: Statistic | null;
  bands: readonly TotalBand[];
  /** Empty if no essay has valid levels. */
  competencies: readonly CompetencyFigures[];
};

const STEP = 40;
/**
 * Totals are multiples of 40, and a band contains three of them. Bands of a hundred would contain three and two
 * alternately, and the chart would show irregularities that are not in the data.
 */
const BAND_WIDTH = 3 * STEP;

/**
 * Figures of the essays sent to a class, computed from their valid levels (`countingLevels`). Several essays by one
 * student are counted separately.
 */
export function classFigures(essays: readonly Submission[]): ClassFigures {
  const counted = essays.map(countingLevels).filter((levels) => levels !== null);
  const totals = counted.map(totalOf);
  return {
    sent: essays.length,
    pending: essays.length - counted.length,
    students: new Set(essays.map(({ aluno_id }) => aluno_id)).size,
    total: statistic(totals),
    bands: bandsOf(totals),
    competencies: COMPETENCY_NUMBERS.flatMap((competency) => competencyFigures(competency, counted)),
  };
}

export function totalOf(levels: FiveLevels): number {
  return levels.reduce<number>((sum, level) => sum + level, 0);
}

/** Mean and deviation; null without values. */
export function statistic(values: readonly number[]): Statistic | null {
  if (values.length === 0) return null;
  const mean = meanOf(values);
  return { mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) };
}

/**
 * The competency with the lowest mean, and the first of several with the same mean; null if no essay has valid
 * levels.
 */
export function weakestCompetency({ competencies }: ClassFigures): CompetencyFigures | null {
  const [weakest = null] = competencies.toSorted((a, b) => a.mean - b.mean);
  return weakest;
}

function competencyFigures(
  competency: CompetencyNumber,
  counted: readonly FiveLevels[],
): CompetencyFigures[] {
  const levels = counted.map((five) => five[competency - 1] ?? 0);
  const figures = statistic(levels);
  if (!figures) return [];
  const byLevel = LEVELS.map((level) => levels.filter((one) => one === level).length);
  return [{ competency, ...figures, byLevel }];
}

function bandsOf(totals: readonly number[]): TotalBand[] {
  const bands: TotalBand[] = [];
  for (let from = 0; from <= MAX_TOTAL; from += BAND_WIDTH) {
    const to = Math.min(from + BAND_WIDTH - STEP, MAX_TOTAL);
    bands.push({ from, to, essays: totals.filter((total) => total >= from && total <= to).length });
  }
  return bands;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
