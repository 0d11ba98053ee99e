import { analyzeProse, analyzeText } from '../text/analyze-text.ts';
import { toProse } from '../text/prose.ts';
import { judgeTheme, type ThemeVerdict } from '../themes/judge-theme.ts';
import type { EvaluationInput, ThemeCoherence } from './evaluation.ts';

/** The two justifications of the local check (R-EVAL-8). */
export const COHERENT_JUSTIFICATION = 'O texto parece tratar do tema.';
export const INCOHERENT_JUSTIFICATION = 'O texto parece tratar mais de outro assunto que do tema.';

/**
 * Whether the essay is about its theme, by the measure that evaluation and guards also use. The alternative of
 * counting shared words (R-RULES-4) rejects one in ten essays on the theme and accepts one in four off the theme.
 */
export function checkTheme({ theme, essay }: Pick<EvaluationInput, 'theme' | 'essay'>): ThemeCoherence {
  return toCoherence(judgeTheme(analyzeProse(toProse(essay)), analyzeText(theme)));
}

/** The result of `checkTheme` for a verdict already computed. */
export function toCoherence(verdict: ThemeVerdict): ThemeCoherence {
  const coherent = verdict === null;
  return { coherent, justification: coherent ? COHERENT_JUSTIFICATION : INCOHERENT_JUSTIFICATION };
}
