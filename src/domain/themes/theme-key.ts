import { toComparisonKey } from '../text/normalize-text.ts';

/** Comparison key of a theme; ignores case, accents and surrounding spaces. Empty for a blank theme. */
export function themeKey(theme: string): string {
  return toComparisonKey(theme.trim());
}
