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
 * Texts that may be learned from, each with one form of each character and single spaces, as `tools/hand/texts.py` takes them: one a line,
 * or JSON lines with a field `text`. A sixteenth is kept apart for measures. Throws an `InputError` naming file and line.
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
