/** Characters that take no room on paper: zero-width spaces and joiners, soft hyphens, direction marks. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const COMBINING_MARKS = /\p{M}+/gu;

/** The text without characters that nobody can see. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** NFC, so that "é" is one character however it was typed. Lone surrogates pass through untouched. */
export function toNfc(text: string): string {
  return text.normalize('NFC');
}

/** Lower case, NFC, nothing invisible; accents stay. For comparing spellings. */
export function toLowerForm(text: string): string {
  return toNfc(stripInvisible(text)).toLowerCase();
}

/** Lower case without accents, for comparing what people mean: "Alimentação" and "alimentacao" meet. */
export function toComparisonKey(text: string): string {
  return toLowerForm(text).normalize('NFD').replace(COMBINING_MARKS, '');
}
