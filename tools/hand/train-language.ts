// Counts the n-grams of the language model that helps to read handwriting: npm run train:hand-language -- --texts
// FILE … [--out FILE] [--gain 100]
// FILE has one text per line, or is a .jsonl(.gz) with a field `text`. The output contains only n-gram frequencies,
// not the texts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { InputError } from '../scorer/text-files.ts';
import { packLanguage } from './language/pack-language.ts';
import { readTexts } from './language/read-texts.ts';

const DEFAULT_OUT = fileURLToPath(new URL('weights/language.bin', import.meta.url));
const ALPHABET = new URL('alphabet.py', import.meta.url);

const { values } = parseArgs({
  options: {
    texts: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: DEFAULT_OUT },
    order: { type: 'string', default: '6' },
    least: { type: 'string', default: '5' },
    gain: { type: 'string', default: '100' },
  },
  allowPositionals: true,
});

try {
  train();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function train(): void {
  if (values.texts.length === 0)
    throw new InputError('Usage: npm run train:hand-language -- --texts FILE … [--out FILE] [--gain 100]');
  const texts = values.texts.flatMap(readTexts);
  const [order, least, gain] = [values.order, values.least, values.gain].map(Number) as [
    number,
    number,
    number,
  ];
  const bytes = packLanguage(texts, readAlphabet(), { order, least, gain });
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, bytes);
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  console.log(
    `${texts.length} texts of ${characters} characters: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} as brotli`,
  );
}

/** The characters that the handwriting recognizer knows. */
function readAlphabet(): string[] {
  const source = readFileSync(ALPHABET, 'utf8');
  const [, list = ''] = /ALPHABET = list\(([^]*?)\n\)/.exec(source) ?? [];
  return [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, part = '']) => [
    ...part.replaceAll('\\', ''),
  ]);
}
