// Measures how much better a writer's lines are read after learning from some of them: npm run bench:hand-adapt --
// FOLDER [--network NAME.bin] [--after 5] [--half 0|1]. FOLDER contains lines.json and lines.xz. Uses the writers
// excluded from training, or every second one of them. The network learns from each writer's first lines; lines
// after the tenth are read greedily. Texts that other writers also copied are left out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { adaptHand, type ConfirmedLine, type HandFiles } from '../../src/domain/ocr/hand/adapt-hand.ts';
import { foldHandText } from '../../src/domain/ocr/hand/fold-text.ts';
import { openHandReader, type HandReader } from '../../src/domain/ocr/hand/hand-reader.ts';
import { guessStretch } from '../../src/domain/ocr/hand/letter-width.ts';
import { readGreedy } from '../../src/domain/ocr/hand/read-greedy.ts';
import type { HandShape } from '../../src/domain/ocr/hand/shape.ts';
import { median } from '../../src/domain/ocr/statistics.ts';
import { editDistance } from '../../src/domain/text/edit-distance.ts';
import { buildKernel } from './kernel/build-kernel.ts';
import { isHeldOut, ROWS, unpackLines } from './line-pack.ts';

const NETWORK = fileURLToPath(new URL('./weights/hand.bin', import.meta.url));
/** Lines before this number are used for learning. */
const FIRST_READ = 10;
/** Minimum number of lines per writer. */
const LEAST_LINES = 15;
/** A text counts as known if half of its parts of this many characters also occur in texts of other writers. */
const PART = 14;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    network: { type: 'string', default: NETWORK },
    after: { type: 'string', default: '5' },
    half: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run bench:hand-adapt -- FOLDER [--network NAME.bin] [--after 5] [--half 0|1]');
  process.exit(1);
}

const files = await readFiles(values.network);
const reader = openHandReader(files.weights, files.shape, files.module);
const counts = values.after.split(',').map(Number);
const rows: { characters: number; wrong: number[] }[] = [];
let milliseconds = 0;
for (const [at, [writer, lines]] of readWriters(folder, reader).entries()) {
  if (values.half !== undefined && at % 2 !== Number(values.half)) continue;
  const read = lines.slice(Math.max(...counts)).filter(({ place }) => place >= FIRST_READ);
  const characters = read.reduce((sum, { text }) => sum + text.length, 0);
  const wrong = [countWrong(reader, read)];
  const learned: boolean[] = [];
  for (const count of counts) {
    const began = process.cpuUsage();
    learned.push(reader.adapt(adaptHand(files, lines.slice(0, count), null)));
    const { user, system } = process.cpuUsage(began);
    if (count === counts.at(-1)) milliseconds += (user + system) / 1000;
    wrong.push(countWrong(reader, read));
    reader.adapt(null);
  }
  rows.push({ characters, wrong });
  const said = wrong.map((count) => String(count).padStart(4)).join('');
  const vain = learned.map((has) => (has ? '' : ' nothing learned')).join('');
  console.log(`${said} of ${characters} characters wrong, ${read.length} lines, ${writer}${vain}`);
}
for (const [at, count] of [0, ...counts].entries()) {
  const sum = (valueOf: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + valueOf(row), 0);
  const falls = rows.map(({ wrong }) => 100 * (1 - (wrong[at] as number) / Math.max(1, wrong[0] as number)));
  const all = sum(({ wrong }) => wrong[at] as number);
  const rate = (100 * all) / sum(({ characters }) => characters);
  const pooled = 100 * (1 - all / sum(({ wrong }) => wrong[0] as number));
  const worse = falls.filter((fall) => fall < 0).length;
  const change = `all ${pooled.toFixed(1)} % less, median ${median(falls).toFixed(1)}, least ${Math.min(...falls).toFixed(1)}; ${worse} worse`;
  console.log(`after ${count} lines: CER ${rate.toFixed(2)}${at === 0 ? '' : `; ${change}`}`);
}
console.log(`${(milliseconds / rows.length / 1000).toFixed(1)} s of a core to learn ${counts.at(-1)} lines`);

async function readFiles(file: string): Promise<HandFiles> {
  const bytes = new Uint8Array(readFileSync(file));
  const shape = JSON.parse(readFileSync(file.replace(/\.bin$/, '.json'), 'utf8')) as HandShape;
  return { weights: bytes.buffer, shape, module: new WebAssembly.Module(await buildKernel()) };
}

type Line = ConfirmedLine & { place: number };

/**
 * For each writer excluded from training, the lines that the alphabet can represent and nobody else wrote, each
 * with its position.
 */
function readWriters(folder: string, { alphabet }: HandReader): [string, Line[]][] {
  const known = new Set<string>();
  const writers = new Map<string, Line[]>();
  for (const { writer, text, width, ink } of unpackLines(folder)) {
    const folded = foldHandText(text);
    if (!isHeldOut(writer)) for (const part of partsOf(folded)) known.add(part);
    if (!isHeldOut(writer) || ![...folded].every((character) => alphabet.includes(character))) continue;
    const strip = { width, height: ROWS, pixels: ink.map((value) => 255 - 17 * value) };
    const lines = writers.get(writer) ?? [];
    writers.set(writer, [...lines, { strip, text: folded, place: lines.length }]);
  }
  const isNew = ({ text }: Line) => {
    const parts = partsOf(text);
    return parts.filter((part) => known.has(part)).length < parts.length / 2;
  };
  return [...writers]
    .filter(([, lines]) => lines.length >= LEAST_LINES)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([writer, lines]) => [writer, lines.filter(isNew)]);
}

function partsOf(text: string): string[] {
  const count = Math.max(1, text.length - PART + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + PART));
}

function countWrong(reader: HandReader, lines: readonly ConfirmedLine[]): number {
  const strips = lines.map(({ strip }) => strip);
  const stretch = guessStretch(reader, strips);
  return lines.reduce((sum, { strip, text }) => {
    const read = readGreedy(reader.readScores(strip, stretch), reader.alphabet);
    return sum + editDistance([...text], [...read]);
  }, 0);
}
