// How well the writing checker's marks agree with people's: npm run bench:writing -- FILE… [--json] [--findings OUT]
import { parseArgs } from 'node:util';
import { openDictionary } from './dictionary/open-dictionary.ts';
import { formatMeasures } from './bench/format-measures.ts';
import { measureFile } from './bench/measure-file.ts';
import { readTexts } from './bench/read-texts.ts';
import { openModels } from './train/open-models.ts';
import { writeFileSync } from 'node:fs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, findings: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error('Usage: npm run bench:writing -- FILE… [--json] [--findings OUT]');
  process.exit(1);
}
const dictionary = await openDictionary();
const lexicon = { ...dictionary.lexicon, models: openModels() };
const lines: string[] = [];
for (const file of positionals) {
  const { measures, findings } = measureFile(readTexts(file), { ...dictionary, lexicon });
  console.log(values.json ? JSON.stringify({ file, ...measures }) : formatMeasures(file, measures));
  lines.push(...findings.map((line) => JSON.stringify(line)));
}
if (values.findings) writeFileSync(values.findings, `${lines.join('\n')}\n`);
