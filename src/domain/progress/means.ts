import { MAX_LEVEL } from '../rubric/competency.ts';
import { SKILLS, type MetricsEssay, type SkillPercents } from './metrics.ts';

/**
 * The mean of each skill over these essays, whole percents 0–100; 0 without essays or where an essay has no such level.
 * Rounded once, at the end: the means of the metrics record are rounded after every essay, as specified (§4), and so
 * stand still after some hundred essays.
 */
export function skillMeans(essays: readonly MetricsEssay[]): SkillPercents {
  const means = SKILLS.map((skill, index) => {
    const mean = meanOf(essays.map(({ competencias }) => competencias[index] ?? 0));
    return [skill, Math.round((mean / MAX_LEVEL) * 100)] as const;
  });
  return Object.fromEntries(means) as SkillPercents;
}

/** The mean total of these essays, a whole number 0–1000; 0 without essays. */
export function meanTotal(essays: readonly MetricsEssay[]): number {
  return Math.round(meanOf(essays.map(({ nota }) => nota)));
}

function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
