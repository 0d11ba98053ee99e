// Measures how well handwriting is read: npm run bench:hand -- FOLDER [--greedy] [--texts OUT.jsonl] [--json]
// FOLDER contains photos of pages and a manifest.json, a list of { file, class, text }; or lines of many writers
// (lines.json, lines.xz).
// Lines are read as they are. With --find, pages are composed of the lines, and the lines are then found on the
// pages; --compose OUT writes such pages with their manifest; --strips OUT writes the strips that the app cuts out
// of such pages. [--held-out] [--pages 8] [--only sheet] [--seed 1] [--verbose]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findLinesOfPages } from './bench/find-lines-of-pages.ts';
import { readPages } from './bench/read-pages.ts';
import { readStrips } from './bench/read-strips.ts';
import { writePages } from './bench/write-pages.ts';
import { writeStrips } from './bench/write-strips.ts';
import { isHeldOut, linesOfWriters, type PackedLine, readLinePack } from './line-pack.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    greedy: { type: 'boolean', default: false },
    texts: { type: 'string' },
    json: { type: 'boolean', default: false },
    find: { type: 'boolean', default: false },
    compose: { type: 'string' },
    strips: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
    pages: { type: 'string', default: '8' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run bench:hand -- FOLDER [--greedy] [--texts OUT.jsonl] [--json] [--find | --compose OUT | --strips OUT] ' +
      '[--held-out] ' +
      '[--pages 8] [--only sheet] [--seed 1] [--verbose]',
  );
  process.exit(1);
}

const reading = { isGreedy: values.greedy, texts: values.texts, isJson: values.json };
if (existsSync(join(folder, 'manifest.json'))) await readPages(folder, reading);
else {
  // Strips are written for training, whose results are measured on held-out writers, so lines of these writers are
  // excluded here.
  const isWanted = (line: PackedLine) =>
    values['held-out'] ? isHeldOut(line.writer) : !values.strips || !isHeldOut(line.writer);
  const lines = readLinePack(folder).filter(isWanted);
  const { only, verbose: isVerbose } = values;
  const options = { pages: Number(values.pages), seed: Number(values.seed), only, isVerbose };
  if (values.compose) await writePages(values.compose, linesOfWriters(lines), options);
  else if (values.strips) writeStrips(values.strips, linesOfWriters(lines), options);
  else if (values.find) findLinesOfPages(linesOfWriters(lines), options);
  else await readStrips(lines, reading);
}
