// Trains the reader of essays and writes its weights: npm run train:reader -- --readings FILE --corpus FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readEssays } from '../scorer/read-essays.ts';
import { readPlaced, readQuoted } from './train/read-labelled.ts';
import { trainReader } from './train/train-reader.ts';

const OWN_ESSAYS = new URL('own-readings.jsonl', import.meta.url).pathname;
const WEIGHTS = new URL('../../src/domain/argument/weights/reader-weights.json', import.meta.url).pathname;

const { values } = parseArgs({
  options: {
    readings: { type: 'string' },
    corpus: { type: 'string' },
    out: { type: 'string', default: WEIGHTS },
  },
});
if (values.readings === undefined || values.corpus === undefined) {
  console.error('Usage: npm run train:reader -- --readings FILE --corpus FILE [--out FILE]');
  process.exit(1);
}
const essays = [...readQuoted(values.readings), ...readPlaced(OWN_ESSAYS, values.corpus)];
const texts = readEssays(values.corpus).map(({ text }) => text);
console.log(`${essays.length} readings, ${texts.length} essays`);
const json = `${JSON.stringify(trainReader(essays, texts, (line) => console.log(line)))}\n`;
writeFileSync(values.out, json);
console.log(`${json.length} bytes, ${brotliCompressSync(json).length} packed`);
