// Measures how well the writing checker's findings agree with errors that people marked: npm run bench:writing --
// FILE… [--json] [--findings OUT]
// Measures whether the checker's replacements are right: npm run bench:writing -- FILE… --replacements [--json]
// Measures how long the checker takes on unnatural texts: npm run bench:writing -- --fuzz
import { parseArgs } from 'node:util';
import { openDictionary } from './dictionary/open-dictionary.ts';
import { formatMeasures, measureFile } from './bench/measure-file.ts';
import { formatReplacements, measureReplacements } from './bench/measure-replacements.ts';
import { measureStrange } from './bench/measure-strange.ts';
import { readTexts } from './bench/read-texts.ts';
import { openModels } from './train/read-training-texts.ts';
import { writeFileSync } from 'node:fs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    findings: { type: 'string' },
    replacements: { type: 'boolean', default: false },
    fuzz: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0 && !values.fuzz) {
  console.error('Usage: npm run bench:writing -- FILE… [--json] [--findings OUT | --replacements] | --fuzz');
  process.exit(1);
}
const dictionary = await openDictionary();
const lexicon = { ...dictionary.lexicon, models: openModels() };
const lines: string[] = [];
for (const file of positionals) {
  if (values.replacements) {
    const measured = measureReplacements(readTexts(file), lexicon);
    console.log(values.json ? JSON.stringify({ file, ...measured }) : formatReplacements(file, measured));
    continue;
  }
  const { measures, findings } = measureFile(readTexts(file), { ...dictionary, lexicon });
  console.log(values.json ? JSON.stringify({ file, ...measures }) : formatMeasures(file, measures));
  lines.push(...findings.map((line) => JSON.stringify(line)));
}
if (values.findings) writeFileSync(values.findings, `${lines.join('\n')}\n`);
if (values.fuzz) {
  const measured = measureStrange(lexicon);
  if (values.json) console.log(JSON.stringify({ msPer10000: measured }));
  else
    for (const { part, ms } of measured)
      console.log(`${ms.toFixed(1).padStart(7)} ms per 10,000 characters: ${part}`);
}
