import * as z from 'zod/mini';
import { stripInvisible } from '../domain/text/normalize-text.ts';
import { hasOneAlphabet, plainName } from '../domain/text/plain-name.ts';

/** Characters the database cannot store: NUL, and lone surrogates. */
export const UNSTORABLE = /\0|\p{Cs}/u;

/** Invisible characters that may be pasted along with a text. */
const UNSEEN = new RegExp(UNSTORABLE, 'gu');

/** Typed text without characters the database cannot store and without surrounding whitespace. */
export const typedText = z.string().check(
  z.overwrite((value) => value.replace(UNSEEN, '')),
  z.trim(),
);

/** A single line: breaks and repeated whitespace become one space. */
export const typedLine = typedText.check(z.overwrite((value) => value.replace(/\s+/g, ' ')));

/** A name on a single line, normalized as it is stored (`plainName`), with single spaces. */
export const typedName = z
  .string()
  .check(z.overwrite((value) => plainName(value.replace(UNSEEN, '')).replace(/\s+/g, ' ')));

/** Whether all letters of the name are of one alphabet, as required by the database (`private.has_one_alphabet`). */
export const inOneAlphabet = z.refine<string>(
  hasOneAlphabet,
  'O nome mistura letras de alfabetos diferentes. Escreva de novo com as letras do seu teclado.',
);

/** Whether the text has visible characters. */
export const visible = (sentence: string) =>
  z.refine<string>((value) => stripInvisible(value).trim() !== '', sentence);

/** Whether a name has a letter of any script, as required by the database (`private.has_letter`). Empty names pass. */
export const withLetter = (sentence: string) =>
  z.refine<string>((value) => value === '' || /\p{L}/u.test(stripInvisible(value)), sentence);

/** Maximum length in code points, as counted by the database. */
export const atMost = (most: number, sentence: string) =>
  z.refine<string>((value) => [...value].length <= most, sentence);
