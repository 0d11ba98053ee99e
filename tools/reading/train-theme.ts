// Learns which words belong to the same subjects and writes their vectors: npm run train:theme -- --corpus FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readEssays } from '../scorer/read-essays.ts';
import { trainTheme } from './train/train-theme.ts';

const WEIGHTS = new URL('../../src/domain/themes/weights/theme-weights.json', import.meta.url).pathname;

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, out: { type: 'string', default: WEIGHTS } },
});
if (values.corpus === undefined) {
  console.error('Usage: npm run train:theme -- --corpus FILE [--out FILE]');
  process.exit(1);
}
const json = `${JSON.stringify(trainTheme(readEssays(values.corpus), (line) => console.log(line)))}\n`;
writeFileSync(values.out, json);
console.log(`${json.length} bytes, ${brotliCompressSync(json).length} packed`);
