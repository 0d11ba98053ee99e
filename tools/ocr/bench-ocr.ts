// Measures how well photos are read: npm run bench:ocr -- FOLDER [--only recipe] [--json] [--texts OUT.jsonl]
// FOLDER contains images and a manifest.json, a list of { file, class, text }.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatImage, formatMeasures } from './bench/format-measures.ts';
import { measure, summarizeByClass } from './bench/measure-way.ts';
import type { Measured } from './bench/measure-way.ts';
import { readManifest } from './bench/read-manifest.ts';
import { WAYS } from './bench/ways.ts';
import type { WayName } from './bench/ways.ts';
import { openEngine } from './open-engine.ts';
import { openPhoto } from './open-photo.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    texts: { type: 'string' },
  },
});
const names = (Object.keys(WAYS) as WayName[]).filter((name) => !values.only || name === values.only);
const [folder] = positionals;
if (folder === undefined || names.length === 0) {
  console.error(
    `Usage: npm run bench:ocr -- FOLDER [--only ${Object.keys(WAYS).join('|')}] [--json] [--texts OUT.jsonl]`,
  );
  process.exit(1);
}

const pages = readManifest(folder);
const engine = await openEngine();
const results: { way: WayName; measured: Measured[] }[] = [];
for (const way of names) {
  const measured: Measured[] = [];
  for (const page of pages) {
    const result = await WAYS[way](await openPhoto(join(folder, page.file)), engine);
    const one = measure(page, result);
    measured.push(one);
    if (way === 'recipe' && !values.json) console.log(formatImage(one));
  }
  results.push({ way, measured });
  if (!values.json) console.log(`\n${formatMeasures(way, summarizeByClass(measured))}\n`);
}
await engine.close();

if (values.json) {
  const report = results.map(({ way, measured }) => ({
    way,
    classes: summarizeByClass(measured),
    images: measured,
  }));
  console.log(JSON.stringify(report));
}
const recipe = results.find(({ way }) => way === 'recipe');
if (values.texts && recipe) {
  const lines = recipe.measured.map(({ file, text }) => JSON.stringify({ file, text }));
  writeFileSync(values.texts, `${lines.join('\n')}\n`);
}
