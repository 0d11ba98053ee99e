/**
 * A phone number (R-PROFILE-4): optional +55, optional area code in parentheses, an optional 9, and 4+4 digits with
 * an optional hyphen or space. Area codes do not contain a zero.
 */
const BRAZILIAN_PHONE = /^(\+55 ?)?(\([1-9]{2}\) ?)?(9 ?)?\d{4}[- ]?\d{4}$/;

/** Digits and the usual punctuation of phone numbers. */
const PHONE_SIGNS = /^[\d\s()+./-]+$/;

/**
 * Captures country code, area code, the 9 of mobile phones, and 4+4 digits; a zero before the area code is the
 * trunk prefix.
 */
const DIGITS = /^(55(?=\d{10}))?0?([1-9]{2}(?=9?\d{8}$))?(9(?=\d{8}$))?(\d{4})(\d{4})$/;

/**
 * Whether a text looks like a Brazilian phone number. Leading and trailing whitespace is not allowed; an empty text
 * is not a phone number.
 */
export function isBrazilianPhone(text: string): boolean {
  return BRAZILIAN_PHONE.test(text);
}

/**
 * Formats a phone number in the Brazilian way: "85988000000" becomes "(85) 98800-0000". Other texts are only
 * trimmed.
 */
export function formatPhone(text: string): string {
  const trimmed = text.trim();
  const parts = PHONE_SIGNS.test(trimmed) ? DIGITS.exec(trimmed.replace(/\D/g, '')) : null;
  if (!parts) return trimmed;
  const [, country, area, nine = '', first, last] = parts;
  return `${country ? '+55 ' : ''}${area ? `(${area}) ` : ''}${nine}${first}-${last}`;
}
