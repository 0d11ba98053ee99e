import { plainLetter } from '../../writing/lexicon/edit-costs.ts';

/**
 * Spellings and the sounds that replace them, in this order. Accents have been removed before, but not the cedilla.
 */
const SPELLINGS: readonly [RegExp, string][] = [
  [/ch|sh/g, 'x'],
  [/h/g, ''],
  [/[sx]?ç|[sx]c(?=[eiy])|c(?=[eiy])|[zx]/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/qu(?=[eiy])|c/g, 'k'],
  [/l(?![aeiouy])/g, 'u'],
  [/n(?![aeiouy])/g, 'm'],
  [/y/g, 'i'],
  [/ou/g, 'o'],
  [/(.)\1+/gu, '$1'],
];

/** A phonetic key: the same for words that sound alike ("atenção" and "atensão"). Ignores case. */
export function soundOf(word: string): string {
  const letters = [...word.toLowerCase()];
  const plain = letters.map((letter) => (letter === 'ç' ? letter : plainLetter(letter))).join('');
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), plain);
}
