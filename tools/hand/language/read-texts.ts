import { crc32 } from 'node:zlib';
import { InputError, readText, reasonOf } from '../../scorer/text-files.ts';

const FOLDS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  '°': 'º',
};

/**
 * Texts for training, one per line or JSON lines with a field `text`. Characters and spaces are normalized as in
 * `tools/hand/texts.py`. A sixteenth is excluded for measurements. Throws an `InputError` that names file and line.
 */
export function readTexts(file: string): string[] {
  const lines = readText(file).split('\n');
  const isJson = file.includes('.jsonl');
  return lines.flatMap((line, index) => {
    const text = isJson ? textOf(line, file, index) : `${line}\n`;
    return text.trim() === '' || crc32(text) % 16 === 8 ? [] : [fold(text)];
  });
}

function textOf(line: string, file: string, index: number): string {
  if (line.trim() === '') return '';
  try {
    const { text } = JSON.parse(line) as { text: unknown };
    if (typeof text === 'string') return text;
  } catch (error) {
    throw new InputError(`${file}, line ${index + 1}: ${reasonOf(error)}.`, { cause: error });
  }
  throw new InputError(`${file}, line ${index + 1}: no text.`);
}

function fold(text: string): string {
  const composed = text
    .normalize('NFC')
    .replaceAll(/[’‘“”«»–—…œŒæ°]/g, (character) => FOLDS[character] ?? '');
  return composed.split(/\s+/).filter(Boolean).join(' ');
}
