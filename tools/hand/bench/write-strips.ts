import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toGivenLine } from '../../../src/domain/ocr/hand/given-line.ts';
import { composePage, PAPERS } from '../compose-pages.ts';
import type { PackedLine } from '../line-pack.ts';
import { randomOfPage } from '../photograph-page.ts';
import { findOnPhoto } from './find-lines-of-pages.ts';

type Options = { pages: number; only?: string | undefined; seed: number };

/**
 * Limits for a strip used in training: the minimum share of the line's own ink that the strip contains, and the
 * maximum share of other lines' ink.
 */
const LEAST_OWN = 0.85;
const MOST_FOREIGN = 0.15;

/**
 * Writes the strips that the app cuts out of photos of composed pages, as donated lines: `FOLDER/given.jsonl` for
 * `pack_given.py`. Each page contains whole lines of a different writer; lines that were not found are left out.
 * The result is the same for the same seed.
 */
export function writeStrips(
  folder: string,
  writers: readonly (readonly PackedLine[])[],
  { pages, only, seed }: Options,
): void {
  mkdirSync(folder, { recursive: true });
  const papers = PAPERS.filter((paper) => !only || paper === only);
  const rows: string[] = [];
  let all = 0;
  for (let page = 0; page < pages; page += 1) {
    const next = randomOfPage(seed * 1000 + page * 7 + 1);
    const paper = papers[Math.floor(next() * papers.length)];
    const lines = writers[page % writers.length];
    if (!paper || !lines) throw new Error('There is no such paper, or no writer with lines enough.');
    const composed = composePage(lines, paper, next, true);
    all += composed.texts.length;
    for (const { index, line, own, foreign } of findOnPhoto(composed, next).fates) {
      if (!line || own < LEAST_OWN || foreign > MOST_FOREIGN) continue;
      const given = toGivenLine({ strip: line.strip, text: composed.texts[index] as string });
      if (!given) continue;
      const { colunas: columns, tira: strip, texto: text } = given;
      rows.push(`${JSON.stringify({ writer: lines[0]?.writer, columns, strip, text })}\n`);
    }
  }
  writeFileSync(join(folder, 'given.jsonl'), rows.join(''));
  console.log(`${rows.length} of ${all} lines in ${folder}`);
}
