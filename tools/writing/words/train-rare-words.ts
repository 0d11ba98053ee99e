// Finds the dictionary forms that hardly any writer intends: npm run train:rare-words -- --train FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findWords } from '../../../src/domain/text/words.ts';
import { InputError } from '../../scorer/text-files.ts';
import { readEssays } from '../../scorer/read-essays.ts';
import { expandInstalledDictionary } from '../dictionary/expand-dictionary.ts';
import { findRareForms } from './rare-forms.ts';

const RARE_FORMS = new URL('../dictionary/rare-forms.txt', import.meta.url);
/** The site whose marked essays the checker is measured on. */
const LEFT_OUT_SOURCE = 'uol';
const PER_LINE = 12;

const { values } = parseArgs({ options: { train: { type: 'string' } } });
try {
  if (!values.train) throw new InputError('Usage: npm run train:rare-words -- --train FILE');
  const counts = new Map<string, number>();
  for (const { source, text } of readEssays(values.train)) {
    if (source === LEFT_OUT_SOURCE) continue;
    for (const { lower } of findWords(text)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  const entries = new Map<string, Set<string>>();
  const forms = expandInstalledDictionary((form, entry) => {
    entries.set(form, (entries.get(form) ?? new Set()).add(entry));
  });
  const rare = findRareForms({
    forms,
    entriesOf: (form) => [...(entries.get(form) ?? [])],
    countOf: (form) => counts.get(form) ?? 0,
  });
  const lines = rare.map((form, at) => form + (at % PER_LINE === PER_LINE - 1 ? '\n' : ' '));
  writeFileSync(RARE_FORMS, `${lines.join('').trim()}\n`);
  console.log(`${rare.length} rare forms.`);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
