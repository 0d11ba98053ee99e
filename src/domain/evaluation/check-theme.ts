import { analyzeText } from '../text/analyze-text.ts';
import type { EvaluationInput, ThemeCoherence } from './evaluation.ts';
import { COHERENT_ABOVE_OVERLAP } from './rules-constants.ts';
import { measureThemeOverlap } from './theme-overlap.ts';

/** The two justifications of the local check, verbatim (spec §7 "validate-theme-coherence"). */
export const COHERENT_JUSTIFICATION = 'Validação básica: redação parece abordar o tema proposto';
export const INCOHERENT_JUSTIFICATION =
  'Validação básica: redação não parece abordar adequadamente o tema proposto';

/** Whether the essay keeps to its theme: more than 30 % of the theme's words appear in it. Spec §5. */
export function checkTheme({ theme, essay }: Pick<EvaluationInput, 'theme' | 'essay'>): ThemeCoherence {
  return toCoherence(measureThemeOverlap(analyzeText(essay), analyzeText(theme)).share);
}

/** The same answer from a share already measured (0–1). */
export function toCoherence(share: number): ThemeCoherence {
  const coherent = share > COHERENT_ABOVE_OVERLAP;
  return { coherent, justification: coherent ? COHERENT_JUSTIFICATION : INCOHERENT_JUSTIFICATION };
}
