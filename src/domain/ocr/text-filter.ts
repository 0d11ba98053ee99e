/** What engines answer for a character that the filter keeps. */
const SAME = new Map([
  ['…', '...'],
  ['„', '“'],
  ['«', '“'],
  ['»', '”'],
  ['‚', ','],
  ['´', "'"],
  ['`', "'"],
  ['‐', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['°', 'º'],
]);
const FOREIGN = /[^\p{Script=Latin}0-9\s.,;:!?()'"%ºª/$“”‘’–—-]/gu;
const SPACE_BEFORE_PUNCTUATION = /\s+(?=[.,;:!?)])/g;

/**
 * The text filter of the specification: Latin letters, digits, spaces and punctuation are kept, and with them what an
 * essay needs beyond its list: % º ª / $, dashes and typographic quotes. Spaces are collapsed, trimmed, and removed
 * before punctuation. For one paragraph: line breaks become spaces.
 */
export function filterText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/./gsu, (character) => SAME.get(character) ?? character)
    .replace(FOREIGN, '')
    .replace(/\s+/g, ' ')
    .replace(SPACE_BEFORE_PUNCTUATION, '')
    .trim();
}
