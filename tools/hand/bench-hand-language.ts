// Measures the language model's effect on handwriting: npm run bench:hand-language -- --texts FILE … [--out
// FOLDER_OF_TRAINING] [--seed 2]
// Uses photographed lines in fonts and with texts excluded from training; every second line has a word misspelled
// by sound.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLanguage } from '../../src/domain/ocr/hand/language.ts';
import { InputError } from '../scorer/text-files.ts';
import { openDictionary } from '../writing/dictionary/open-dictionary.ts';
import { installFonts } from './install-fonts.ts';
import { measureLanguage } from './language/measure-language.ts';
import { readScoredLines } from './language/read-scored-lines.ts';
import { requireTorch, runPython, TRAINED, WORDS } from './run-python.ts';

const LANGUAGE = fileURLToPath(new URL('weights/language.bin', import.meta.url));

const { values } = parseArgs({
  options: {
    texts: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: TRAINED },
    language: { type: 'string', default: LANGUAGE },
    fonts: { type: 'string' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});

const folder = mkdtempSync(join(tmpdir(), 'grifo-hand-'));
try {
  process.exitCode = await bench();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function bench(): Promise<number> {
  if (values.texts.length === 0)
    throw new InputError('Usage: npm run bench:hand-language -- --texts FILE … [--out FOLDER] [--seed 2]');
  requireTorch();
  const status = runPython('score_lines.py', [
    join(resolve(values.out), 'checkpoint.pt'),
    folder,
    '--fonts',
    values.fonts ?? installFonts(),
    '--words',
    WORDS,
    '--count',
    values.count,
    '--seed',
    values.seed,
    '--texts',
    ...values.texts.map((file) => resolve(file)),
  ]);
  if (status !== 0) return status;
  const { alphabet, lines } = readScoredLines(folder);
  const language = openLanguage(new Uint8Array(readFileSync(values.language)));
  const { lexicon } = await openDictionary();
  const {
    greedy,
    language: read,
    slips,
    doubtful,
    sure,
    milliseconds,
  } = measureLanguage(lines, alphabet, language, lexicon.isWord);
  console.log(`${lines.length} lines, ${milliseconds.toFixed(1)} ms a line`);
  console.log(
    `characters wrong: ${percent(greedy.characters)} greedily, ${percent(read.characters)} with language`,
  );
  console.log(`words wrong: ${percent(greedy.words)} greedily, ${percent(read.words)} with language`);
  console.log(
    `${slips.count} misspellings: ${percent(slips.kept)} stay as written, ${percent(slips.keptOfSeen)} of those that are ` +
      `read right greedily; ${percent(slips.corrected)} become what was meant`,
  );
  console.log(
    `doubtful: ${percent(doubtful.share)} of the words, ${percent(doubtful.wrong)} of the wrong ones; ` +
      `${percent(doubtful.offered)} of the wrong ones have the right one among the others`,
  );
  const bins = sure.map(({ count, right }, at) => `${10 * at}: ${count} words, ${percent(right)}`);
  console.log(`right by confidence:\n  ${bins.join('\n  ')}`);
  return 0;
}

function percent(value: number): string {
  return `${value.toFixed(1)} %`;
}
