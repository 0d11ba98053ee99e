/**
 * Invisible characters: those that Unicode marks as ignorable (zero widths, joiners, soft hyphens, direction marks,
 * tags, variation selectors, Hangul fillers) and the Braille pattern without a dot.
 */
const INVISIBLE = /[\p{DI}\u2800]/gu;
const LIGATURES = /[\uFB00-\uFB06]/g;
const COMBINING_MARKS = /\p{M}+/gu;

/** The text without invisible characters. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** NFC, so that "é" is one character in any input. Lone surrogates stay unchanged. */
export function toNfc(text: string): string {
  return text.normalize('NFC');
}

/** Replaces ligatures copied from printed pages by their letters: "ﬁ" becomes "fi". */
export function expandLigatures(text: string): string {
  return text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'));
}

/** Lower case, NFC, no invisible characters or ligatures; accents stay. For comparing spellings. */
export function toLowerForm(text: string): string {
  return toNfc(expandLigatures(stripInvisible(text))).toLowerCase();
}

/** Lower case without accents, for comparing words regardless of accents: "Alimentação" and "alimentacao" are equal. */
export function toComparisonKey(text: string): string {
  return toLowerForm(text).normalize('NFD').replace(COMBINING_MARKS, '');
}
