/**
 * Characters that leave nothing on paper: those Unicode lets be ignored (zero widths, joiners, soft hyphens, direction
 * marks, tags, variation selectors, Hangul fillers) and the Braille pattern without a dot.
 */
const INVISIBLE = /[\p{DI}\u2800]/gu;
const LIGATURES = /[\uFB00-\uFB06]/g;
const COMBINING_MARKS = /\p{M}+/gu;

/** The text without characters that nobody can see. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** NFC, so that "é" is one character however it was typed. Lone surrogates pass through untouched. */
export function toNfc(text: string): string {
  return text.normalize('NFC');
}

/** The letters of the ligatures that copies of printed pages have: "ﬁ" is "fi". */
export function expandLigatures(text: string): string {
  return text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'));
}

/** Lower case, NFC, nothing invisible, no ligatures; accents stay. For comparing spellings. */
export function toLowerForm(text: string): string {
  return toNfc(expandLigatures(stripInvisible(text))).toLowerCase();
}

/** Lower case without accents, for comparing what people mean: "Alimentação" and "alimentacao" meet. */
export function toComparisonKey(text: string): string {
  return toLowerForm(text).normalize('NFD').replace(COMBINING_MARKS, '');
}
