import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TruePage } from '../../ocr/bench/read-manifest.ts';
import { composePage, type ComposedPage, PAPERS } from '../compose-pages.ts';
import type { PackedLine } from '../line-pack.ts';
import { photographPage, randomOfPage } from '../photograph-page.ts';

type Options = { pages: number; only?: string | undefined; seed: number };

/**
 * Writes photos of pages, each composed of whole lines of a different writer, and their manifest. The result is the
 * same for the same seed.
 */
export async function writePages(
  folder: string,
  writers: readonly (readonly PackedLine[])[],
  { pages, only, seed }: Options,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const papers = PAPERS.filter((paper) => !only || paper === only);
  const manifest: TruePage[] = [];
  for (let page = 0; page < pages; page += 1) {
    const paper = papers[page % papers.length];
    const lines = writers[page % writers.length];
    if (!paper || !lines) throw new Error('There is no such paper, or no writer with lines enough.');
    const next = randomOfPage(seed * 1000 + page * 7 + 1);
    const composed = composePage(lines, paper, next, true);
    const { width, height, pixels } = photographPage(composed, next).photo;
    const file = `${paper}-${page + 1}.jpg`;
    await sharp(pixels, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 85 })
      .toFile(join(folder, file));
    manifest.push({ file, class: paper, text: textOf(composed) });
  }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`${manifest.length} pages in ${folder}`);
}

/** One line of text per written line, with a blank line between paragraphs. */
function textOf({ texts, firsts }: ComposedPage): string {
  return texts.map((text, at) => (at > 0 && firsts[at] ? `\n${text}` : text)).join('\n');
}
