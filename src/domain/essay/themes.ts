import { isBlank } from './send-rules.ts';

export const THEME_SEPARATOR = ' | ';

/**
 * Keeps both themes, joined with " | " (Spec §5 "Suggested theme"). A blank side is left out, and a theme that is
 * already part of the current one is not added twice. Never cuts: what is too long is told before it is sent.
 */
export function combineThemes(current: string, added: string): string {
  if (isBlank(current)) return added.trim();
  const parts = current.split(THEME_SEPARATOR).map((part) => part.trim());
  if (isBlank(added) || parts.includes(added.trim())) return current;
  return `${current.trim()}${THEME_SEPARATOR}${added.trim()}`;
}
