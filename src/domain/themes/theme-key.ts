import { toComparisonKey } from '../text/normalize-text.ts';

/** What makes two wordings one theme: case, accents and spaces around make no other. Blank for a blank theme. */
export function themeKey(theme: string): string {
  return toComparisonKey(theme.trim());
}
