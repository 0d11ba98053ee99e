/** Two hundred words, some of them changed. */
export const words = (changed: readonly number[] = []) =>
  Array.from({ length: 200 }, (_, at) => `palavra${changed.includes(at) ? 'x' : ''}${at}`).join(' ');

const EVERY_TENTH = Array.from({ length: 20 }, (_, at) => at * 10);
const NEW_HALF = Array.from({ length: 100 }, (_, at) => `ideia${at}`).join(' ');

/** What is no new text beside `words()`, for the database and for the device. */
export const REPEATED: [kind: string, text: string][] = [
  ['the same', words()],
  ['in capitals, with an accent and commas', words().toUpperCase().replace('PALAVRA0', 'PALÁVRA0,')],
  ['with other spaces and line breaks', words().replaceAll(' ', '\n\n  ')],
  ['without its end', words().split(' ').slice(0, 120).join(' ')],
  ['with a few words changed', words([40, 140])],
  ['with soft hyphens in its words', words().replaceAll('vra', 'v\u00adra')],
  ['with marks over its words', words().replaceAll('vra', 'v\u0301r\u0489a')],
  ...['\u2014', '\u2028', '\u00b7', '\u1680'].map((sign): [string, string] => [
    `with U+${sign.charCodeAt(0).toString(16)} in place of some blanks`,
    words().replaceAll(/([0-9]*[05]) /g, `$1${sign}`),
  ]),
  ['in letters of another kind', words().replaceAll('palavra', '𝓹𝓪𝓵𝓪𝓿𝓻𝓪')],
  ['with a sentence more', `${words()} e isto é tudo o que havia para dizer hoje`],
];

/** What is a new one. */
export const NEW: [kind: string, text: string][] = [
  ['with every tenth word changed', words(EVERY_TENTH)],
  ['half new', `${words().split(' ').slice(0, 100).join(' ')} ${NEW_HALF}`],
  ['of signs alone', '?! … —'],
];

/** What says the same as any other text without words. */
export const WORDLESS: [kind: string, text: string][] = [
  ['signs', '?! … —'],
  ['another script', 'Ещё один текст'],
  ['characters nobody sees', '\u00ad\u2800'],
];
