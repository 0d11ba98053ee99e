/** Two hundred words, some of them changed. */
export const words = (changed: readonly number[] = []) =>
  Array.from({ length: 200 }, (_, at) => `palavra${changed.includes(at) ? 'x' : ''}${at}`).join(' ');

const EVERY_TENTH = Array.from({ length: 20 }, (_, at) => at * 10);
const NEW_HALF = Array.from({ length: 100 }, (_, at) => `ideia${at}`).join(' ');

const SENTENCE = 20;
/** The words in sentences of twenty words. */
const sentences = () =>
  Array.from({ length: 10 }, (_, at) =>
    words()
      .split(' ')
      .slice(at * SENTENCE, (at + 1) * SENTENCE),
  );
/** Reorders a list so that no two neighbors stay adjacent. */
const mixed = <T>(list: readonly T[]): T[] =>
  Array.from({ length: list.length }, (_, at) => list[(at * 7) % list.length] as T);

/** Texts that count as repetitions of `words()`, for the database and for the device. */
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
  ['with its sentences in another order', mixed(sentences()).flat().join(' ')],
  ['from its last sentence to its first', sentences().toReversed().flat().join(' ')],
  ['with the words of each sentence in another order', sentences().flatMap(mixed).join(' ')],
  ['with all its words in another order', mixed(words().split(' ')).join(' ')],
  ['from its last word to its first', words().split(' ').toReversed().join(' ')],
  ['with half its sentences in another order', mixed(sentences()).slice(0, 5).flat().join(' ')],
  [
    'in another order with a few words changed',
    mixed(sentences()).flat().join(' ').replace('palavra40', 'outra'),
  ],
  ['with every fourth word said twice', words().replaceAll(/(palavra\d*[048]) /g, '$1 $1 ')],
  ['with a sentence more', `${words()} e isto é tudo o que havia para dizer hoje`],
];

/** Texts that count as new. */
export const NEW: [kind: string, text: string][] = [
  ['with every tenth word changed', words(EVERY_TENTH)],
  [
    'with its sentences in another order and a third of them new',
    [...mixed(sentences()).slice(0, 7).flat(), NEW_HALF].join(' '),
  ],
  [
    'with half of its words, among as many new ones',
    words()
      .split(' ')
      .map((word, at) => (at % 2 ? word : `ideia${at}`))
      .join(' '),
  ],
  ['half new', `${words().split(' ').slice(0, 100).join(' ')} ${NEW_HALF}`],
  ['of signs alone', '?! … —'],
];

/** Texts without words, which count as equal to each other. */
export const WORDLESS: [kind: string, text: string][] = [
  ['signs', '?! … —'],
  ['another script', 'Ещё один текст'],
  ['characters nobody sees', '\u00ad\u2800'],
];
