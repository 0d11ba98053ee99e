// Measures photos of two facing pages: npm run bench:facing -- FOLDER [OTHER…]
// FOLDER contains images of single pages and a manifest.json, a list of { file, class, text }. Photos of open books are
// composed of its printed pages, and read beside photos of their pages alone, which show what the fold costs. In the
// images of all folders no second page may be found.
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
const rates: { facing: number; alone: number; isInOrder: boolean }[] = [];
for await (const { name, photo, pages } of facingPhotos(folder, readManifest(folder))) {
  const texts = pages.map(({ text }) => text);
  const read = await readAll(pagesOf(photo));
  const readAlone = await readAll(pages.map(({ alone }) => alone));
  const facing = characterErrorRate(texts.join('\n\n'), read.join('\n\n'));
  const alone = characterErrorRate(texts.join('\n\n'), readAlone.join('\n\n'));
  const isInOrder = areInOrder(texts, read);
  rates.push({ facing, alone, isInOrder });
  console.log(
    `${name.padEnd(10)} ${read.length} pages  order ${isInOrder ? 'right' : 'wrong'}  CER ${facing.toFixed(2)}  pages alone ${alone.toFixed(2)}`,
  );
}
await engine.close();
const mean = (of: 'facing' | 'alone') =>
  (rates.reduce((sum, rate) => sum + rate[of], 0) / rates.length).toFixed(2);
const right = rates.filter(({ isInOrder }) => isInOrder).length;
console.log(
  `order right ${right} of ${rates.length}  mean CER ${mean('facing')}  pages alone ${mean('alone')}\n`,
);

for (const singles of folders) {
  const files = readdirSync(singles).filter((file) => /\.(?:jpg|png)$/.test(file));
  const found: string[] = [];
  for (const file of files) if (findFold(await openPhoto(join(singles, file)))) found.push(file);
  console.log(`${singles}: ${files.length} single pages, taken for two: ${found.join(' ') || 'none'}`);
}

async function readAll(photos: readonly GrayImage[]): Promise<string[]> {
  const texts: string[] = [];
  for (const photo of photos) texts.push((await WAYS.recipe(fitInside(photo, LONGEST_SIDE), engine)).text);
  return texts;
}

/** Whether each page was read in its place: what was read is nearer to its own text than to that of any other page. */
function areInOrder(texts: readonly string[], read: readonly string[]): boolean {
  return (
    read.length === texts.length &&
    read.every((one, at) => {
      const rates = texts.map((text) => characterErrorRate(text, one));
      return rates.every((rate, other) => other === at || rate > (rates[at] as number));
    })
  );
}

function pagesOf(photo: GrayImage): GrayImage[] {
  const fold = findFold(fitInside(photo, LONGEST_SIDE));
  if (!fold) return [photo];
  return [cutPage(photo, { side: 'left', fold }), cutPage(photo, { side: 'right', fold })];
}
