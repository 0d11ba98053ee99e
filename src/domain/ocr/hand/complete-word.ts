import type { CheckedWord } from './confirm-lines.ts';

const MOST = 3;

/**
 * Completions of the word that ends `before`: readings of the line's words that begin with the same letters, ignoring case,
 * nearest to its place in the line first; three at most. None after a space; always longer than what is typed.
 */
export function completeWord(words: readonly CheckedWord[], before: string): string[] {
  const typed = before.split(/\s/);
  const begun = typed.at(-1)?.toLowerCase() ?? '';
  if (begun === '') return [];
  const place = typed.length - 1;
  const near = words
    .map(({ read }, at) => ({ read, distance: Math.abs(at - place) }))
    .toSorted((one, other) => one.distance - other.distance);
  const readings = near.flatMap(({ read }) => (read ? [read.text, read.stroke, ...read.others] : []));
  const goingOn = readings.filter(
    (text) => text.length > begun.length && text.toLowerCase().startsWith(begun),
  );
  return [...new Set(goingOn)].slice(0, MOST);
}
