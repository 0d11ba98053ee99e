import {
  COMPETENCY_NUMBERS,
  totalOf,
  type CompetencyNumber,
  type Level,
  type Levels,
} from '../rubric/competency.ts';
import type { Band } from '../scoring/score-essay.ts';

/** Differences in points beyond which two graders disagree by the exam's rule (edital do Enem; Cartilha do Participante). */
export const TOTALS_APART_OVER = 100;
export const LEVELS_APART_OVER = 80;

/**
 * If a total exceeds the local scorer's total by more than this many points, it is not trusted and the scorer's
 * levels are used.
 */
export const FAR_ABOVE_SCORER = 200;

/**
 * Returns the competencies for which a third reading is needed. If the totals differ by more than 100 points or one
 * competency by more than 80, these are all competencies with different levels; otherwise none.
 */
export function findDisputed(first: Levels, second: Levels): CompetencyNumber[] {
  const apart = (number: CompetencyNumber) => Math.abs(first[number] - second[number]);
  const isDisputed =
    Math.abs(totalOf(first) - totalOf(second)) > TOTALS_APART_OVER ||
    COMPETENCY_NUMBERS.some((number) => apart(number) > LEVELS_APART_OVER);
  return isDisputed ? COMPETENCY_NUMBERS.filter((number) => apart(number) > 0) : [];
}

export type Settled = {
  levels: Levels;
  /** The two readings that were averaged. */
  from: [Levels, Levels];
  /** False if the average is far above the scorer's total; `levels` are then the scorer's. */
  isVouched: boolean;
};

/**
 * The levels from two or three readings: the average of the two readings with the nearest totals and, among ties,
 * the nearest levels. Half steps are rounded up and down alternately, so that the total is within 20 of the
 * average. An average too far above `scorer` is replaced by the scorer's levels.
 */
export function settle(scorer: Levels, model: Levels, third?: Levels): Settled {
  let from: [Levels, Levels] = [scorer, model];
  if (third) {
    const others: [Levels, Levels][] = [
      [scorer, third],
      [model, third],
    ];
    for (const pair of others) if (isNearer(pair, from)) from = pair;
  }
  const levels = average(...from);
  const isVouched = totalOf(levels) - totalOf(scorer) <= FAR_ABOVE_SCORER;
  return { levels: isVouched ? levels : scorer, from, isVouched };
}

function isNearer(a: [Levels, Levels], b: [Levels, Levels]): boolean {
  return (
    totalsApart(a) - totalsApart(b) < 0 ||
    (totalsApart(a) === totalsApart(b) && levelsApart(a) < levelsApart(b))
  );
}

function totalsApart([a, b]: [Levels, Levels]): number {
  return Math.abs(totalOf(a) - totalOf(b));
}

function levelsApart([a, b]: [Levels, Levels]): number {
  return COMPETENCY_NUMBERS.reduce((sum, number) => sum + Math.abs(a[number] - b[number]), 0);
}

const STEP = 40;

function average(a: Levels, b: Levels): Levels {
  let goesUp = true;
  const levels = { ...a };
  for (const number of COMPETENCY_NUMBERS) {
    const middle = (a[number] + b[number]) / 2;
    const isBetween = middle % STEP !== 0;
    levels[number] = (isBetween ? middle + (goesUp ? STEP / 2 : -STEP / 2) : middle) as Level;
    if (isBetween) goesUp = !goesUp;
  }
  return levels;
}

/**
 * Range of the total: the scorer's band, widened to include the totals of the averaged readings and of their
 * average.
 */
export function bandOfReadings(band: Band, { levels, from }: Settled): Band {
  const totals = [levels, ...from].map(totalOf);
  return { low: Math.min(band.low, ...totals), high: Math.max(band.high, ...totals) };
}
