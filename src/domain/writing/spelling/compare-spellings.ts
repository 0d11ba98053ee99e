const NO_LONGER_ACCENTED = new Set(['pára', 'pêra', 'pêlo', 'pêlos', 'pólo', 'pólos', 'feiúra']);
const ACCENTS = /(?!\u0327)\p{M}/gu;

/** Whether two words have the same letters, accents apart; ç is a letter. */
export function sameButAccents(one: string, other: string): boolean {
  return withoutAccents(one) === withoutAccents(other);
}

/** A word without accents; ç stays. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');
}

/** Whether a word was spelled like this before the orthographic agreement in force since 2009. */
export function isOldSpelling(written: string, right: string): boolean {
  if (written.replaceAll('ü', 'u') === right) return true;
  if (written.replace('éi', 'ei') === right || written.replace('ói', 'oi') === right) return true;
  if (NO_LONGER_ACCENTED.has(written)) return true;
  if (written.replace('êe', 'ee') === right || written.replace('ôo', 'oo') === right) return true;
  return written.includes('-') && written.replace(/-([rs]?)/u, '$1$1') === right;
}
