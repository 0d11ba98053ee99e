import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A passage that people marked, in UTF-16 units; empty if something is missing at that position. */
export type Mark = { start: number; end: number; type: string };

/** One text of a benchmark: an essay with marks, a sentence known to be right or wrong, or plain prose. */
export type BenchText = {
  id: string;
  text: string;
  marks?: Mark[];
  sentence?: 'correct' | 'incorrect';
};

type EssayLine = { id: string | number; text: string; errors?: Mark[]; c1?: number };
type SentenceLine = {
  rule_id?: string;
  sentence: string;
  kind: 'correct' | 'incorrect';
  start: number | null;
  end: number | null;
};

/** The texts of a file: `.jsonl` or `.jsonl.gz` with essays or sentences; any other file is a single text. */
export function readTexts(file: string): BenchText[] {
  const bytes = readFileSync(file);
  const source = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (!/\.jsonl(\.gz)?$/.test(file)) return [{ id: file, text: source }];
  return source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => toBenchText(JSON.parse(line), index));
}

function toBenchText(line: EssayLine | SentenceLine, index: number): BenchText {
  if ('sentence' in line) {
    const { sentence: text, kind, start, end, rule_id } = line;
    const marks = start === null || end === null ? [] : [{ start, end, type: kind }];
    return { id: `${rule_id ?? 'sentence'}#${index}`, text, sentence: kind, marks: toUtf16(text, marks) };
  }
  const { id, text, errors } = line;
  return { id: String(id), text, ...(errors && { marks: toUtf16(text, errors) }) };
}

/** Converts the offsets of marks to UTF-16 units, because the data use offsets in code points. */
function toUtf16(text: string, marks: Mark[]): Mark[] {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  const at = (codePoint: number) => units[codePoint] ?? text.length;
  return marks.map(({ start, end, type }) => ({ start: at(start), end: at(end), type }));
}
