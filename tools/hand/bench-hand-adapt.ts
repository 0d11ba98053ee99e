// How much better a hand is read after some of its lines: npm run bench:hand-adapt -- FOLDER [--network NAME.bin] [--after 3,5]
// FOLDER holds lines.json and lines.xz. Writers are those whom nobody trains on; their lines after the tenth are read greedily.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { adaptHand, type ConfirmedLine, type HandFiles } from '../../src/domain/ocr/hand/adapt-hand.ts';
import { foldHandText } from '../../src/domain/ocr/hand/fold-text.ts';
import { openHandReader, type HandReader } from '../../src/domain/ocr/hand/hand-reader.ts';
import { readGreedy } from '../../src/domain/ocr/hand/read-greedy.ts';
import type { HandShape } from '../../src/domain/ocr/hand/shape.ts';
import { median } from '../../src/domain/ocr/statistics.ts';
import { characterErrorRate } from '../ocr/bench/text-measures.ts';
import { buildKernel } from './kernel/build-kernel.ts';
import { isHeldOut, ROWS, unpackLines } from './line-pack.ts';

const NETWORK = fileURLToPath(new URL('./weights/hand.bin', import.meta.url));
/** Lines before these are to learn from. */
const FIRST_READ = 10;
/** A writer has as many at the least. */
const LEAST_LINES = 15;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { network: { type: 'string', default: NETWORK }, after: { type: 'string', default: '3,5' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run bench:hand-adapt -- FOLDER [--network NAME.bin] [--after 3,5]');
  process.exit(1);
}

const files = await readFiles(values.network);
const reader = openHandReader(files.weights, files.shape, files.module);
const counts = values.after.split(',').map(Number);
const rows: { characters: number; wrong: number[] }[] = [];
let milliseconds = 0;
for (const [writer, lines] of readWriters(folder, reader)) {
  const read = lines.slice(FIRST_READ);
  const characters = read.reduce((sum, { text }) => sum + text.length, 0);
  const wrong = [countWrong(reader, read)];
  for (const count of counts) {
    const began = process.cpuUsage();
    reader.adapt(adaptHand(files, lines.slice(0, count), null));
    const { user, system } = process.cpuUsage(began);
    if (count === counts.at(-1)) milliseconds += (user + system) / 1000;
    wrong.push(countWrong(reader, read));
    reader.adapt(null);
  }
  rows.push({ characters, wrong });
  const rates = wrong.map((count) => ((100 * count) / characters).toFixed(1).padStart(5));
  console.log(`${rates.join('  ')}  ${String(read.length).padStart(3)} lines  ${writer}`);
}
for (const [at, count] of [0, ...counts].entries()) {
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + count(row), 0);
  const falls = rows.map(({ wrong }) => 100 * (1 - (wrong[at] as number) / Math.max(1, wrong[0] as number)));
  const rate = (100 * sum(({ wrong }) => wrong[at] as number)) / sum(({ characters }) => characters);
  const change = `median fall ${median(falls).toFixed(1)} %, least ${Math.min(...falls).toFixed(1)} %`;
  console.log(`after ${count} lines: CER ${rate.toFixed(2)}${at === 0 ? '' : `; ${change}`}`);
}
console.log(`${(milliseconds / rows.length).toFixed(0)} ms to learn ${counts.at(-1)} lines`);

async function readFiles(file: string): Promise<HandFiles> {
  const bytes = new Uint8Array(readFileSync(file));
  const shape = JSON.parse(readFileSync(file.replace(/\.bin$/, '.json'), 'utf8')) as HandShape;
  return { weights: bytes.buffer, shape, module: new WebAssembly.Module(await buildKernel()) };
}

/** The lines of each writer held out that the alphabet can write. */
function readWriters(folder: string, { alphabet }: HandReader): Map<string, ConfirmedLine[]> {
  const writers = new Map<string, ConfirmedLine[]>();
  for (const { writer, text, width, ink } of unpackLines(folder)) {
    const folded = foldHandText(text);
    if (!isHeldOut(writer) || ![...folded].every((character) => alphabet.includes(character))) continue;
    const strip = { width, height: ROWS, pixels: ink.map((value) => 255 - 17 * value) };
    const lines = writers.get(writer) ?? [];
    writers.set(writer, [...lines, { strip, text: folded }]);
  }
  return new Map([...writers].filter(([, lines]) => lines.length >= LEAST_LINES));
}

function countWrong({ readScores, alphabet }: HandReader, lines: readonly ConfirmedLine[]): number {
  return lines.reduce((sum, { strip, text }) => {
    const rate = characterErrorRate(text, readGreedy(readScores(strip), alphabet));
    return sum + (rate * text.length) / 100;
  }, 0);
}
