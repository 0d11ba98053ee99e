import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoredLine } from './measure-language.ts';

type Row = { steps: number; text: string; slip: [number, string] | null };

/** Reads the output of `score_lines.py` from a folder. */
export function readScoredLines(folder: string): { alphabet: string[]; lines: ScoredLine[] } {
  const head = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')) as {
    alphabet: string;
    lines: Row[];
  };
  const alphabet = [...head.alphabet];
  const classes = alphabet.length + 1;
  const bytes = new Uint8Array(readFileSync(join(folder, 'scores.bin')));
  const all = new Float32Array(bytes.buffer, 0, bytes.length >> 2);
  let at = 0;
  const lines = head.lines.map(({ steps, text, slip }) => {
    const scores = all.subarray(at, at + steps * classes);
    at += steps * classes;
    return { scores: { scores, steps, classes }, text, slip };
  });
  return { alphabet, lines };
}
