/**
 * Costs of edits in the comparison of spellings. An arbitrary substitution costs ten; phonetic spelling errors cost
 * less.
 */
export const COSTS = {
  accent: 2,
  sound: 5,
  hyphen: 3,
  doubled: 5,
  swapped: 6,
  /** A lost accented letter, as in "srie", which results from a wrong character encoding. */
  lost: 7,
  any: 10,
} as const;

/** Pairs of letters that may represent the same sound, in both orders. */
const SAME_SOUND = new Set(
  ['sz sc sç sx zx cq gj jg ul ou ei mn xz kc kq wv wu yi çc çz vu ts õã'].flatMap((pairs) =>
    pairs.split(' ').flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
  ),
);

/** A single letter and the two letters that represent the same sound, or a letter and its doubled form. */
const DIGRAPHS: readonly [one: string, two: string, cost: number][] = [
  ['ç', 'ss', COSTS.sound],
  ['s', 'ss', COSTS.doubled],
  ['r', 'rr', COSTS.doubled],
  ['c', 'sc', COSTS.sound],
  ['c', 'ss', COSTS.sound],
  ['ç', 'sç', COSTS.sound],
  ['x', 'ch', COSTS.sound],
  ['x', 'sc', COSTS.sound],
  ['x', 'xc', COSTS.sound],
  ['x', 'ss', COSTS.sound],
  ['c', 'xc', COSTS.sound],
  ['s', 'ns', COSTS.sound],
  ['c', 'qu', COSTS.sound],
  ['k', 'qu', COSTS.sound],
  ['g', 'gu', COSTS.sound],
  ['l', 'll', COSTS.doubled],
  ['n', 'nn', COSTS.doubled],
  ['t', 'tt', COSTS.doubled],
  ['m', 'mm', COSTS.doubled],
];

const PLAIN_OF = new Map(
  ['aáàâã', 'eéêè', 'iíì', 'oóôõò', 'uúùü', 'cç'].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters[0] ?? letter] as const),
  ),
);

/** The letter without accent or cedilla. */
export function plainLetter(letter: string): string {
  return PLAIN_OF.get(letter) ?? letter;
}

/** The cost of substituting one letter for another; 0 if both are the same. */
export function substitutionCost(written: string, meant: string): number {
  if (written === meant) return 0;
  const [plainWritten, plainMeant] = [plainLetter(written), plainLetter(meant)];
  if (plainWritten === plainMeant) return COSTS.accent;
  // Words such as "anti-social" and "contra-regra" are now spelled without a hyphen and with a doubled consonant.
  if (written === '-' && (meant === 's' || meant === 'r')) return COSTS.hyphen;
  return SAME_SOUND.has(written + meant) || SAME_SOUND.has(plainWritten + plainMeant)
    ? COSTS.sound
    : COSTS.any;
}

/** The cost of a superfluous or missing letter; `before` is the preceding letter in the same word. */
export function insertionCost(letter: string, before: string): number {
  if (letter === '-') return COSTS.hyphen;
  if (letter === 'h') return COSTS.sound;
  return letter === before ? COSTS.doubled : COSTS.any;
}

/** The cost of an intended letter that was not written. */
export function missingCost(letter: string): number {
  return plainLetter(letter) === letter ? insertionCost(letter, '') : COSTS.lost;
}

/**
 * The cost of writing one letter instead of two, or two letters instead of one; undefined for pairs that are not
 * confused.
 */
export function digraphCost(one: string, two: string): number | undefined {
  return PAIRS_FOR.get(one)?.find((pair) => pair.two === two)?.cost;
}

/** The pairs of letters instead of which this single letter is sometimes written, with the costs. */
export function pairsFor(one: string): readonly { two: string; cost: number }[] {
  return PAIRS_FOR.get(one) ?? [];
}

const PAIRS_FOR = new Map<string, { two: string; cost: number }[]>();
for (const [one, two, cost] of DIGRAPHS) PAIRS_FOR.set(one, [...(PAIRS_FOR.get(one) ?? []), { two, cost }]);
