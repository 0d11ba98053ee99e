import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KNOWN_TAGS } from '../../../src/domain/writing/lexicon/known-tags.ts';
import { PLURAL, SINGULAR, TAGS } from '../../../src/domain/writing/lexicon/tags.ts';
import { InputError } from '../../scorer/text-files.ts';
import { readEssays } from '../../scorer/read-essays.ts';
import { expandInstalledDictionary } from '../dictionary/expand-dictionary.ts';
import { countNouns } from './count-nouns.ts';
import { findWords } from '../../../src/domain/text/words.ts';

const NOUNS = new URL('../../../src/domain/writing/lexicon/nouns.ts', import.meta.url);
const FORMS = new URL('../dictionary/frequent-forms.txt', import.meta.url);
const WIDTH = 116;
/** The site whose marked essays the checker is measured on. */
const LEFT_OUT_SOURCE = 'uol';

/** Essays below this level in competency 1 contain too many misspellings to learn from. */
const DECENT_LEVEL = 120;

const GROUPS: readonly [name: string, tag: number][] = [
  ['mascSing', TAGS.mascSing],
  ['femSing', TAGS.femSing],
  ['eitherSing', SINGULAR],
  ['mascPlur', TAGS.mascPlur],
  ['femPlur', TAGS.femPlur],
  ['eitherPlur', PLURAL],
];

/** Maximum number of forms; a form seen fewer times than `LEAST_TIMES` could be a misspelling and is ignored. */
const MOST = 15_000;
const LEAST_TIMES = 4;

const { values } = parseArgs({ options: { train: { type: 'string' } } });
try {
  if (!values.train) throw new InputError('Usage: npm run train:words -- --train FILE');
  const essays = readEssays(values.train).filter(({ source }) => source !== LEFT_OUT_SOURCE);
  const texts = essays.map(({ text }) => text);
  const forms = expandInstalledDictionary();
  const nouns = countNouns(
    texts,
    (form) => forms.get(form) ?? 0,
    (form) => KNOWN_TAGS.has(form),
  );
  writeFileSync(NOUNS, toSource(nouns));
  const decent = essays.filter(({ levels }) => levels[1] >= DECENT_LEVEL).map(({ text }) => text);
  writeFileSync(
    FORMS,
    countForms(decent, (form) => forms.has(form)),
  );
  console.log(`${nouns.size} nouns from ${essays.length} essays.`);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function toSource(nouns: ReadonlyMap<string, number>): string {
  const groups = GROUPS.map(([name, wanted]) => {
    const words = [...nouns].filter(([, tag]) => tag === wanted).map(([word]) => word);
    return `  ${name}: \`${wrap(words.sort())}\`,\n`;
  });
  return `/** Written by \`npm run train:words\`: forms by the gender and number of the determiners before them. */\nexport const NOUNS = {\n${groups.join('')}};\n`;
}

function wrap(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < WIDTH) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/**
 * The most frequent dictionary forms in some texts, one line for each power of two of their number of occurrences,
 * most frequent first. Words with capitals are left out, because they may be names.
 */
export function countForms(texts: readonly string[], isKnown: (form: string) => boolean): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of findWords(text)) {
      if (word.text === word.lower && isKnown(word.lower))
        counts.set(word.lower, (counts.get(word.lower) ?? 0) + 1);
    }
  }
  const frequent = [...counts].filter(([, times]) => times >= LEAST_TIMES).sort(([, a], [, b]) => b - a);
  const lines: string[][] = [];
  const highest = Math.floor(Math.log2(frequent[0]?.[1] ?? 1));
  for (const [form, times] of frequent.slice(0, MOST)) {
    const line = highest - Math.floor(Math.log2(times));
    while (lines.length <= line) lines.push([]);
    lines[line]?.push(form);
  }
  return `${highest}\n${lines.map((forms) => forms.sort().join(' ')).join('\n')}\n`;
}
