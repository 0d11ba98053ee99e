import { plainLetter } from '../../writing/lexicon/edit-costs.ts';

/** Spellings of one sound, in this order. Accents are gone by then, but not the cedilla. */
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

/** The same for words that those who spell by sound may take for each other: "atenção" and "atensão". Capitals do not count. */
export function soundOf(word: string): string {
  const letters = [...word.toLowerCase()];
  const plain = letters.map((letter) => (letter === 'ç' ? letter : plainLetter(letter))).join('');
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), plain);
}
