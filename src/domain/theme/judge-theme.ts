import type { AnalyzedText } from '../text/analyze-text.ts';
import { measureThemeReach, type ThemeReach } from './measure-theme-reach.ts';

/** Another theme, hardly this one, or this one named only; null where nothing speaks against the essay. */
export type ThemeVerdict = 'outro' | 'distante' | 'so-citado' | null;

/*
 * Of 1,072 development essays with their own theme and three others each, 0.3 % of the right ones get a verdict (0.1 %
 * are `outro`) and 90 % of the wrong ones (80 %).
 */
const OTHER_BELOW = -0.4;
const DISTANT_BELOW = 0.25;
/** With fewer known words the theme of a text cannot be judged. */
const KNOWN_FROM = 0.75;
/** An essay on another theme with words of this one sprinkled over it, for certain or where the reach is short too. */
const SPRINKLED_BELOW = -2;
const SPRINKLED = { reach: 1, beyondItsWords: -0.75 };

/** Whether an essay is about its theme. Where nothing is known of the theme, nothing is said against the essay. */
export function judgeTheme(
  essay: Pick<AnalyzedText, 'words'>,
  theme: Pick<AnalyzedText, 'words'>,
): ThemeVerdict {
  return judgeReach(measureThemeReach(essay.words, theme.words));
}

/** The verdict of a reach already measured. */
export function judgeReach(measured: ThemeReach | null): ThemeVerdict {
  if (!measured) return null;
  const { reach, beyondItsWords, known, isThin } = measured;
  if (reach < OTHER_BELOW) return 'outro';
  if ((reach < DISTANT_BELOW && !isThin) || known < KNOWN_FROM) return 'distante';
  const isSprinkled =
    beyondItsWords < SPRINKLED_BELOW ||
    (!isThin && reach < SPRINKLED.reach && beyondItsWords < SPRINKLED.beyondItsWords);
  return isSprinkled ? 'so-citado' : null;
}
