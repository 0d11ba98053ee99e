import type { Correction } from '../evaluation/correction.ts';
import { toComparisonKey } from '../text/normalize-text.ts';

/** Time after a correction during which its essay can be rewritten without a credit (ms). */
export const FREE_REWRITE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a theme equals the theme of the correction, ignoring capitals and accents. */
export function isOnTheme(former: Pick<Correction, 'theme'>, theme: string): boolean {
  return toComparisonKey(theme).trim() === toComparisonKey(former.theme).trim();
}

/**
 * Whether a text on this theme, as a new version of that correction, costs no credit now. If the date of the
 * correction cannot be parsed, the period for free rewriting is treated as over.
 */
export function isFreeRewrite(
  former: Pick<Correction, 'theme' | 'submittedAt'>,
  { theme, now }: { theme: string; now: Date },
): boolean {
  return now.getTime() - Date.parse(former.submittedAt) < FREE_REWRITE_MS && isOnTheme(former, theme);
}
