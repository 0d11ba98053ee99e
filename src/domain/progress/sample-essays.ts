import { EXAM_THEMES } from '../themes/exam-themes.ts';
import type { MetricsEssay } from './metrics.ts';

const DAY_MS = 86_400_000;
/** Usual half-width of the scorer's bands, in points. */
const REACH = 80;

/** Age in days and the five levels of each sample. */
const SAMPLES = [
  [74, [80, 120, 80, 120, 80]],
  [64, [80, 120, 120, 80, 120]],
  [51, [120, 120, 80, 120, 120]],
  [42, [80, 120, 120, 120, 80]],
  [31, [120, 120, 120, 120, 160]],
  [21, [120, 120, 120, 120, 120]],
  [9, [120, 160, 120, 160, 160]],
  [2, [120, 160, 160, 160, 160]],
] as const;

/**
 * Eight fictional essays with dates up to `now`, oldest first. They show how progress looks before the student has
 * written an essay (R-MODE-6), and are never mixed with a student's own essays.
 */
export function sampleEssays(now: Date): MetricsEssay[] {
  return SAMPLES.map(([daysAgo, levels], index) => {
    const nota = levels.reduce<number>((sum, level) => sum + level, 0);
    return {
      id: `exemplo-${index + 1}`,
      tema: EXAM_THEMES[index]?.theme ?? '',
      nota,
      competencias: [...levels],
      data: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      faixa: { low: nota - REACH, high: nota + REACH },
    };
  });
}
