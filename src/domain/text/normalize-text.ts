/**
 * Matches invisible characters: all characters that Unicode classifies as ignorable (zero widths, joiners, soft
 * hyphens, direction marks, tags, variation selectors, Hangul fillers), and the Braille pattern without dots.
 */
const INVISIBLE = /[\p{DI}\u2800]/gu;
const LIGATURES = /[\uFB00-\uFB06]/g;
const COMBINING_MARKS = /\p{M}+/gu;

/** Removes invisible characters. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Normalizes to NFC, so that "é" is one character in any input. Lone surrogates are unchanged. */
export function toNfc(text: string): string {
  return text.normalize('NFC');
}

/** Replaces ligatures copied from printed pages by their letters: "ﬁ" becomes "fi". */
export function expandLigatures(text: string): string {
  return text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'));
}

/**
 * Converts to lower case and NFC, without invisible characters or ligatures, for comparing spellings. Accents are
 * not removed.
 */
export function toLowerForm(text: string): string {
  return toNfc(expandLigatures(stripInvisible(text))).toLowerCase();
}

/** Lower case without accents, for comparing words regardless of accents: "Alimentação" and "alimentacao" are equal. */
export function toComparisonKey(text: string): string {
  return toLowerForm(text).normalize('NFD').replace(COMBINING_MARKS, '');
}
