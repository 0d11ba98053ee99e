import type { GrayImage } from '../gray-image.ts';
import { findInk, STRIP_HEIGHT } from './prepare-strip.ts';

/** A line that a student contributes for training: its image and its text. */
export type GivenLine = {
  colunas: number;
  /**
   * 48 rows as base64. Each byte contains two pixels, one of each of two rows, the upper row in the upper four
   * bits; 0 is paper, 15 ink.
   */
  tira: string;
  texto: string;
};

/**
 * Maximum number of lines that a student may contribute in total and on one day. The database has the same limits.
 */
export const MOST_GIVEN = 300;
export const MOST_GIVEN_A_DAY = 100;

/** Widths that the database accepts, in columns; a line across a page has about 830. */
const LEAST_COLUMNS = 16;
const MOST_COLUMNS = 2000;
const LONGEST_TEXT = 160;

/** The characters that the network knows, the same as in `tools/hand/alphabet.py`. */
export const GIVEN_CHARACTERS =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?\'"()-/%$ºª+=&*[]_' +
  'áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇèëïîùûüñöäÈ';
const KNOWN = new Set(GIVEN_CHARACTERS);

/** Replacements that reduce the variants of a character to one form, as in training. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/gu, "'"],
  [/[“”«»]/gu, '"'],
  [/[–—]/gu, '-'],
  [/…/gu, '...'],
  [/°/gu, 'º'],
];

/**
 * Packs a strip and its text. Null if they are unsuitable for training: the text is empty, has more than 160
 * characters or contains an unknown character, or the strip is not 48 rows high and 16 to 2,000 columns wide.
 */
export function toGivenLine({ strip, text }: { strip: GrayImage; text: string }): GivenLine | null {
  const texto = foldText(text);
  const { width, height, pixels } = strip;
  const isStrip = height === STRIP_HEIGHT && pixels.length === width * height;
  const canTeach =
    isStrip &&
    width >= LEAST_COLUMNS &&
    width <= MOST_COLUMNS &&
    texto.length > 0 &&
    texto.length <= LONGEST_TEXT &&
    Array.from(texto).every((character) => KNOWN.has(character));
  return canTeach ? { colunas: width, tira: packStrip(strip), texto } : null;
}

function foldText(text: string): string {
  const folded = FOLDS.reduce((known, [from, to]) => known.replaceAll(from, to), text.normalize('NFC'));
  return folded.trim().replaceAll(/\s+/gu, ' ');
}

function packStrip(strip: GrayImage): string {
  const { width } = strip;
  const ink = findInk(strip);
  let bytes = '';
  for (let pair = 0; pair < STRIP_HEIGHT / 2; pair += 1) {
    for (let x = 0; x < width; x += 1) {
      const upper = Math.round((ink[2 * pair * width + x] as number) / 17);
      const lower = Math.round((ink[(2 * pair + 1) * width + x] as number) / 17);
      bytes += String.fromCodePoint((upper << 4) | lower);
    }
  }
  return btoa(bytes);
}

/** The image of a contributed line, with white paper. Throws a RangeError if the strip is incomplete. */
export function unpackStrip({ colunas, tira }: Pick<GivenLine, 'colunas' | 'tira'>): GrayImage {
  if (tira.length !== (STRIP_HEIGHT / 2) * colunas * (4 / 3)) throw new RangeError('The strip is not whole.');
  const bytes = Uint8Array.from(atob(tira), (character) => character.codePointAt(0) as number);
  const pixels = new Uint8Array(colunas * STRIP_HEIGHT);
  for (let at = 0; at < bytes.length; at += 1) {
    const row = 2 * Math.floor(at / colunas);
    const upper = row * colunas + (at % colunas);
    const byte = bytes[at] as number;
    pixels[upper] = 255 - 17 * (byte >> 4);
    pixels[upper + colunas] = 255 - 17 * (byte & 15);
  }
  return { width: colunas, height: STRIP_HEIGHT, pixels };
}
