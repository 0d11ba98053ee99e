import { readFileSync } from 'node:fs';
import type { EngineBlock, EngineWord } from '@/domain/ocr/ocr-result';

const CHARACTER = 10;
const HEIGHT = 20;
const PITCH = 40;

/** Words with 10 px per character and 20 px height, separated by one space, starting at `left`. */
export function engineWords(text: string, left: number, top: number, confidence = 95): EngineWord[] {
  let x0 = left;
  return text.split(' ').map((word) => {
    const bbox = { x0, y0: top, x1: x0 + CHARACTER * word.length, y1: top + HEIGHT };
    x0 = bbox.x1 + CHARACTER;
    return { text: word, confidence, bbox };
  });
}

/** A page of rows 40 px apart, each in a separate block, as on ruled pages; leading spaces indent the row. */
export function enginePage(rows: readonly string[]): EngineBlock[] {
  return rows.map((row, at) => {
    const text = row.trimStart();
    const words = engineWords(text, 100 + CHARACTER * (row.length - text.length), 100 + PITCH * at);
    return { paragraphs: [{ lines: [{ words }] }] };
  });
}

export const engineLine = (words: EngineWord[]): EngineBlock => ({ paragraphs: [{ lines: [{ words }] }] });

/** Recorded engine output for a photo: one word per line (confidence, box, text), a blank line between text lines. */
export function recordedBlocks(name: string): EngineBlock[] {
  const recording = readFileSync(new URL(`../fixtures/ocr/${name}.tsv`, import.meta.url), 'utf8');
  return recording
    .trimEnd()
    .split('\n\n')
    .map((line) => engineLine(line.split('\n').map(toWord)));
}

function toWord(line: string): EngineWord {
  const [confidence, x0, y0, x1, y1, text] = line.split('\t');
  return {
    text: text ?? '',
    confidence: Number(confidence),
    bbox: { x0: Number(x0), y0: Number(y0), x1: Number(x1), y1: Number(y1) },
  };
}
