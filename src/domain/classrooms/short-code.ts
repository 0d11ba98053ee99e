/**
 * The same characters as in the database (`sala_convites`): not easily confused, and without vowels so that no code
 * is a word.
 */
const SIGNS = '23456789CDFGHJKMNPQRTVWXY';

export const SHORT_CODE_LENGTH = 6;

/** Normalizes a typed short code, in any case and with spaces or hyphens; null if the text cannot be a short code. */
export function toShortCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return code.length === SHORT_CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** Splits a code into two groups ("KMP 7X4"), for reading aloud and copying from the board. */
export function inGroups(code: string): string {
  return `${code.slice(0, SHORT_CODE_LENGTH / 2)} ${code.slice(SHORT_CODE_LENGTH / 2)}`;
}

/** Derives a short code from a link's code, for use without a server that assigns short codes. */
export function shortCodeOf(linkCode: string): string {
  let rest = [...linkCode].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % CODES, 0);
  return Array.from({ length: SHORT_CODE_LENGTH }, () => {
    const sign = SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  }).join('');
}

const CODES = SIGNS.length ** SHORT_CODE_LENGTH;
