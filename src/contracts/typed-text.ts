import * as z from 'zod/mini';
import { stripInvisible } from '../domain/text/normalize-text.ts';
import { hasOneAlphabet, plainName } from '../domain/text/plain-name.ts';

/** What no text of the database may hold: NUL, half of a surrogate pair. */
export const UNSTORABLE = /\0|\p{Cs}/u;

/** Pasted along with a text, and nothing anybody sees. */
const UNSEEN = new RegExp(UNSTORABLE, 'gu');

/** What somebody typed: without what no database stores, and without blanks around it. */
export const typedText = z.string().check(
  z.overwrite((value) => value.replace(UNSEEN, '')),
  z.trim(),
);

/** Of one line: breaks and repeated blanks become one. */
export const typedLine = typedText.check(z.overwrite((value) => value.replace(/\s+/g, ' ')));

/** A name that a list shows, of one line: as it is kept (`plainName`), with single blanks. */
export const typedName = z
  .string()
  .check(z.overwrite((value) => plainName(value.replace(UNSEEN, '')).replace(/\s+/g, ' ')));

/** Whether its letters are of one alphabet, as the database asks (`private.has_one_alphabet`). */
export const inOneAlphabet = z.refine<string>(
  hasOneAlphabet,
  'O nome mistura letras de alfabetos diferentes. Escreva de novo com as letras do seu teclado.',
);

/** Whether somebody sees anything of it. */
export const visible = (sentence: string) =>
  z.refine<string>((value) => stripInvisible(value).trim() !== '', sentence);

/** Whether a name has a letter, of whatever script, as the database asks (`private.has_letter`). Whether there is one is another check's. */
export const withLetter = (sentence: string) =>
  z.refine<string>((value) => value === '' || /\p{L}/u.test(stripInvisible(value)), sentence);

/** As the database counts: by code points. */
export const atMost = (most: number, sentence: string) =>
  z.refine<string>((value) => [...value].length <= most, sentence);
