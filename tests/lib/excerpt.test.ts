import { expect, it } from 'vitest';
import { excerpt } from '@/lib/excerpt';

it.each([
  ['a short text is whole', 'Texto curto.', 'Texto curto.'],
  ['line breaks and blanks become one blank', ' Um\n\ndois  três ', 'Um dois três'],
  ['as many characters as fit are no excerpt', 'a'.repeat(20), 'a'.repeat(20)],
  ['a long one ends after a word', 'A redação do ENEM tem trinta linhas', 'A redação do ENEM…'],
  ['no comma stands before the dots', 'Vinte letras aqui, mais ainda', 'Vinte letras aqui…'],
  ['nor the mark of a list', 'Dezessete letras: • uma', 'Dezessete letras…'],
  ['an endless word is cut', 'a'.repeat(30), `${'a'.repeat(20)}…`],
  ['an emoji is never cut in half', '🦅'.repeat(30), `${'🦅'.repeat(20)}…`],
  ['nothing is nothing', ' \n ', ''],
])('%s', (_requirement, text, expected) => {
  expect(excerpt(text, 20)).toBe(expected);
});
