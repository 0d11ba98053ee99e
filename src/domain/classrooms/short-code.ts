/** As in the database (`sala_convites`): characters that are not easily confused, without vowels, so that no code is a word. */
const SIGNS = '23456789CDFGHJKMNPQRTVWXY';

export const SHORT_CODE_LENGTH = 6;

/** Normalises a typed short code, in any case and with blanks or hyphens; null if it cannot be one. */
export function toShortCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return code.length === SHORT_CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** "KMP 7X4": in two groups, for reading aloud and copying from the board. */
export function inGroups(code: string): string {
  return `${code.slice(0, SHORT_CODE_LENGTH / 2)} ${code.slice(SHORT_CODE_LENGTH / 2)}`;
}

/** The short code of a link's code, used without a server that assigns them. */
export function shortCodeOf(linkCode: string): string {
  let rest = [...linkCode].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % CODES, 0);
  return Array.from({ length: SHORT_CODE_LENGTH }, () => {
    const sign = SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  }).join('');
}

const CODES = SIGNS.length ** SHORT_CODE_LENGTH;
