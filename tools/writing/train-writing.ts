// Trains models that choose a spelling from the words around it, on well-written essays: npm run train:writing --
// --train FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openDictionary } from './dictionary/open-dictionary.ts';
import { WEIGHTS_FILE, readTrainingTexts } from './train/read-training-texts.ts';
import { trainModels } from './train/train-models.ts';

const { values } = parseArgs({ options: { train: { type: 'string' } } });
if (values.train === undefined) {
  console.error('Usage: npm run train:writing -- --train FILE');
  process.exit(1);
}
const { lexicon } = await openDictionary();
const texts = readTrainingTexts(values.train, lexicon);
console.log(`${texts.length} essays`);
const weights = trainModels(texts, lexicon, (line) => console.log(line));
const json = `${JSON.stringify(weights)}\n`;
writeFileSync(WEIGHTS_FILE, json);
console.log(`${json.length} bytes, ${gzipSync(json, { level: 9 }).length} packed`);
