import type { CheckedWord } from '../checked-text.ts';

/** The first marked word with other letters at its beginning: "descriminado" → "discriminado". */
export function replaceBeginning(from: string, to: string) {
  return ([word]: readonly CheckedWord[]): string | undefined =>
    word?.lower.startsWith(from) ? to + word.lower.slice(from.length) : undefined;
}
