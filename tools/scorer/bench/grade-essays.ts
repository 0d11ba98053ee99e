import type { Grade, Grader } from '../grader-of.ts';
import type { GradedEssay } from '../read-essays.ts';

/** What a model gave an essay, and how long it took. */
export type Prediction = { essay: GradedEssay; grade: Grade; ms: number };

const WARM_UP = 50;

/** Grades every essay, in order. The first 50 are graded once before, as only compiled code tells the speed. */
export function gradeEssays(essays: readonly GradedEssay[], grader: Grader): Prediction[] {
  for (const essay of essays.slice(0, WARM_UP)) gradeEssay(essay, grader);
  return essays.map((essay) => {
    const start = performance.now();
    const grade = gradeEssay(essay, grader);
    return { essay, grade, ms: performance.now() - start };
  });
}

function gradeEssay({ theme, text, prompt }: GradedEssay, grader: Grader): Grade {
  return grader.grade({ theme, essay: text, ...(prompt && { supportText: prompt }) });
}
