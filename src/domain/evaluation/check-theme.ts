import type { EvaluationInput, ThemeCoherence } from './evaluation.ts';

/** Skeleton. */
export function checkTheme(_input: EvaluationInput): ThemeCoherence {
  return { coherent: true, justification: 'Validação básica: redação parece abordar o tema proposto' };
}
