// Measures photos of two facing pages: npm run bench:facing -- FOLDER [OTHER…]
// FOLDER contains images of single pages and a manifest.json, a list of { file, class, text }. Photos of open books are
// composed of its printed pages. In the images of all folders no second page may be found.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cutPage } from '../../src/domain/ocr/facing/facing-pages.ts';
import { findFold } from '../../src/domain/ocr/facing/find-fold.ts';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { fitInside, LONGEST_SIDE } from '../../src/domain/ocr/preparation/fit-inside.ts';
import { facingPhotos } from './bench/facing-photos.ts';
import { readManifest } from './bench/read-manifest.ts';
import { characterErrorRate } from './bench/text-measures.ts';
import { WAYS } from './bench/ways.ts';
import { openEngine } from './open-engine.ts';
import { openPhoto } from './open-photo.ts';

const folders = process.argv.slice(2);
const [folder] = folders;
if (folder === undefined) {
  console.error('Usage: npm run bench:facing -- FOLDER [OTHER…]');
  process.exit(1);
}

const engine = await openEngine();
const rates: number[] = [];
for await (const { page, photo } of facingPhotos(folder, readManifest(folder))) {
  const parts = pagesOf(photo);
  const texts: string[] = [];
  for (const part of parts) texts.push((await WAYS.recipe(fitInside(part, LONGEST_SIDE), engine)).text);
  const rate = characterErrorRate(page.text, texts.join('\n\n'));
  rates.push(rate);
  console.log(
    `${page.file.padEnd(12)} ${page.class.padEnd(16)} ${parts.length} pages  CER ${rate.toFixed(2)}`,
  );
}
await engine.close();
console.log(`mean CER ${(rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toFixed(2)}\n`);

for (const singles of folders) {
  const files = readdirSync(singles).filter((file) => /\.(?:jpg|png)$/.test(file));
  const found: string[] = [];
  for (const file of files) if (findFold(await openPhoto(join(singles, file)))) found.push(file);
  console.log(`${singles}: ${files.length} single pages, taken for two: ${found.join(' ') || 'none'}`);
}

function pagesOf(photo: GrayImage): GrayImage[] {
  const fold = findFold(fitInside(photo, LONGEST_SIDE));
  if (!fold) return [photo];
  return [cutPage(photo, { side: 'left', fold }), cutPage(photo, { side: 'right', fold })];
}
