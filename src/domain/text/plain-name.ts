/**
 * Normalizes names of people, classes and places that are shown in lists, so that nobody can imitate another name
 * with invisible characters or letters of another alphabet. The database applies the same rules
 * (`private.plain_name`, `private.has_one_alphabet`, `private.name_key`).
 */

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;

/**
 * Matches controls, direction marks, zero widths, tags and fillers: all invisible characters except joiners and
 * emoji styles.
 */
const UNSEEN = anyOf(
  String.raw`\0-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800`,
  String.raw`\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`,
);

const JOINERS = String.raw`\u200c\u200d`;
const STYLES = String.raw`\ufe0e\ufe0f`;

/** Joiners have a meaning only between letters of Arabic and Indic scripts and within emoji. */
const JOINED = String.raw`\u0590-\u1cff\u2190-\u2bff\ua8e0-\uabff\u{1f000}-\u{1faff}`;
const IDLE_JOINERS = new RegExp(`(?<![${JOINED}\\ufe0f])[${JOINERS}]+|[${JOINERS}]+(?![${JOINED}])`, 'gu');

/**
 * Variation selectors (text or emoji style) have a meaning only after a character that has both styles; others are
 * removed.
 */
const STYLED = String.raw`#*0-9\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1faff}`;
const IDLE_STYLES = new RegExp(`(?<![${STYLED}])[${STYLES}]+`, 'gu');

/** Removes invisible characters and surrounding spaces, turns line breaks into spaces and composes accents. */
function seenOf(name: string): string {
  return name
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(IDLE_STYLES, '')
    .replace(IDLE_JOINERS, '')
    .normalize('NFC')
    .trim();
}

/** Alphabets whose letters are easily mistaken for each other. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ';
const GREEK = '\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff';
const CYRILLIC = '\u0400-\u0481\u048a-\u052f\u1c80-\u1c8f\ua640-\ua66e\ua680-\ua69f';
const ARMENIAN = '\u0531-\u0556\u0560-\u0588';
const GEORGIAN = '\u10a0-\u10ff\u1c90-\u1cbf';
const ALPHABETS = [LATIN, GREEK, CYRILLIC, ARMENIAN, GEORGIAN].map(
  (letters) => new RegExp(`[${letters}]`, 'u'),
);

/**
 * Matches letters of alphabets that imitate Latin letters in deceptive names: Cherokee, Canadian syllabics, runes,
 * Coptic, Lisu, …
 */
const DECORATIVE =
  /[\u13a0-\u16ff\u2c00-\u2c5f\u2c80-\u2cff\u2d30-\u2d7f\ua4d0-\ua4ff\uab70-\uabbf\u{10280}-\u{1044f}\u{118a0}-\u{118ff}]/u;

/** Letters of all other scripts. Mixed with Latin letters in one word they have no meaning. */
const OTHER_LETTERS =
  '\u0590-\u1cff\u2d00-\u2dff\u3041-\ua4cf\ua500-\ua71f\ua800-\uab2f\uabc0-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc';
const IN_ONE_WORD = new RegExp(`[${LATIN}][${OTHER_LETTERS}]|[${OTHER_LETTERS}][${LATIN}]`, 'u');

/** Matches a single Greek letter, which is a label, as in "Turma β". */
const GREEK_LABELS = new RegExp(
  `(?<![${LATIN}${GREEK}${CYRILLIC}\u0300-\u036f])[${GREEK}](?![${LATIN}${GREEK}${CYRILLIC}\u0300-\u036f])`,
  'gu',
);

/** Whether all letters of a name belong to one alphabet, apart from Greek labels. True for a name without letters. */
export function hasOneAlphabet(name: string): boolean {
  const written = name.replace(GREEK_LABELS, ' ');
  return (
    !DECORATIVE.test(written) &&
    !IN_ONE_WORD.test(written) &&
    ALPHABETS.filter((letters) => letters.test(written)).length <= 1
  );
}

/** Cyrillic and Greek letters that look like Latin letters, in the order of `LOOKS`. */
const ALIKE = 'АВЕЅІЈКМНОРСТУҮХԚԜӀѴаеѕіјкорсуүхһԁԛԝӏѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαικνορυχϲϳ';
const LOOKS = 'ABESIJKMHOPCTYYXQWIVaesijkopcyyxhdqwlvABEZHIKMNOPTYXCJaikvopuxcj';
const LATIN_LOOK = byLetter(ALIKE, LOOKS);

/**
 * Converts a name to its stored form: without invisible characters and, if the name mixes alphabets, with
 * look-alike letters replaced by Latin letters. A name that still mixes alphabets (`hasOneAlphabet`) must be
 * refused.
 */
export function plainName(name: string): string {
  const seen = seenOf(name);
  if (hasOneAlphabet(seen)) return seen;
  return inLatin(seen.normalize('NFD'), LATIN_LOOK).normalize('NFC');
}

/** Lower-case letters that look like Latin letters, or whose capitals look like Latin capitals. */
const SMALL_ALIKE = 'авеѕіјкмнорстуүхһԁԛԝӏѵαβεζηικμνορτυχϳıɑɡ';
const SMALL_LOOKS = 'abesijkmhopctyyxhdqwlvabezhikmnoptyxjiag';
const SMALL_LATIN_LOOK = byLetter(`${SMALL_ALIKE}ς`, `${SMALL_LOOKS}σ`);

/** Accents and other marks that do not distinguish names. */
const MARKS = anyOf(
  String.raw`\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
  JOINERS,
  STYLES,
);

/**
 * Returns a key for comparing names: without accents, capitals, invisible characters and extra spaces. Letters that
 * look alike are equal.
 */
export function nameKey(name: string): string {
  const small = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(MARKS, '');
  return inLatin(small, SMALL_LATIN_LOOK)
    .replace(/[ \u1680]+/gu, ' ')
    .trim();
}

function anyOf(...ranges: string[]): RegExp {
  return new RegExp(`[${ranges.join('')}]+`, 'gu');
}

function byLetter(letters: string, looks: string): ReadonlyMap<string, string> {
  const look = [...looks];
  return new Map([...letters].map((letter, at) => [letter, look[at] ?? letter]));
}

function inLatin(text: string, looks: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => looks.get(letter) ?? letter).join('');
}
