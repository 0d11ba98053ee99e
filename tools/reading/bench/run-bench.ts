import { parseArgs } from 'node:util';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { InputError, writeText } from '../../scorer/text-files.ts';
import { measureEssays, type Share } from './measure-essays.ts';
import { readGold } from './read-gold.ts';
import { toBenchLine } from './to-bench-line.ts';

const USAGE = `Usage: npm run bench:reading -- FILE… [--readings OUT.jsonl] [--misses] [--json]

Reads the essays of each FILE (.jsonl or .jsonl.gz; id, theme, text, and what a reader found in them) by the app's own
functions and measures what the correction denies or invents. Of rows with "right" alone, only the theme is measured.

  --readings OUT.jsonl  also writes what the correction says about each essay, one JSON line each
  --misses              lists what was denied, invented or put elsewhere
  --json                one JSON object per FILE, instead of a table
  --help                shows this`;

/** The benchmark as a command: prints the measurements line by line. Throws an `InputError` for bad arguments. */
export function runBench(args: string[], lexicon: Lexicon, print: (line: string) => void): void {
  const { values, positionals } = parse(args);
  if (values.help) return print(USAGE);
  if (positionals.length === 0) throw new InputError(`No FILE to read.\n\n${USAGE}`);
  const files = positionals.map((path) => ({ path, gold: readGold(path) }));
  const written: string[] = [];
  for (const { path, gold } of files) {
    const lines = gold.map((row) => toBenchLine(row, lexicon));
    const { shares, misses } = measureEssays(gold, new Map(lines.map((line) => [line.id, line])));
    if (values.json) print(JSON.stringify({ path, shares, ...(values.misses && { misses }) }));
    else {
      print(`${path}: ${gold.length} essays`);
      for (const share of shares) print(toRow(share));
      if (values.misses) for (const { id, what, quote } of misses) print(`${what}\t${quote}\t${id}`);
    }
    written.push(...lines.map((line) => `${JSON.stringify(line)}\n`));
  }
  if (values.readings !== undefined) writeText(values.readings, written.join(''));
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        readings: { type: 'string' },
        misses: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function toRow({ name, hits, of }: Share): string {
  return `${name.padEnd(32)} ${((100 * hits) / of).toFixed(1).padStart(6)} %   of ${of}`;
}
