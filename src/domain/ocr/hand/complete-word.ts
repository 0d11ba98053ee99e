import type { CheckedWord } from './confirm-lines.ts';

const MOST = 3;

/**
 * Completions of the last word of `before`: recognized words of the line that begin with the same letters, ignoring
 * case. Words nearest to the position in the line come first; at most three. After a space there are no
 * completions; all completions are longer than the typed text.
 */
export function completeWord(words: readonly CheckedWord[], before: string): string[] {
  const typed = before.split(/\s/);
  const begun = typed.at(-1)?.toLowerCase() ?? '';
  if (begun === '') return [];
  const place = typed.length - 1;
  const near = words
    .map(({ read }, at) => ({ read, distance: Math.abs(at - place) }))
    .toSorted((one, other) => one.distance - other.distance);
  const alternatives = near.flatMap(({ read }) => (read ? [read.text, read.stroke, ...read.others] : []));
  const goingOn = alternatives.filter(
    (text) => text.length > begun.length && text.toLowerCase().startsWith(begun),
  );
  return [...new Set(goingOn)].slice(0, MOST);
}
