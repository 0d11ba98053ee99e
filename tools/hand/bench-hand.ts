// How well lines of handwriting are found: npm run bench:hand -- FOLDER [--pages 8] [--held-out] [--only sheet] [--seed 1] [--verbose]
// FOLDER holds lines.json and lines.xz, written lines of many writers, of which pages are composed and photographed.
import { parseArgs } from 'node:util';
import { findLines } from '../../src/domain/ocr/lines/find-lines.ts';
import { straightenPage } from '../../src/domain/ocr/preparation/prepare-page.ts';
import { turnImage } from '../../src/domain/ocr/preparation/turn.ts';
import { random } from '../../tests/support/photograph.ts';
import { composePage, type Paper, PAPERS } from './compose-pages.ts';
import { isHeldOut, type PackedLine, readLinePack } from './line-pack.ts';
import { type LineFate, measureLines } from './measure-lines.ts';
import { ownersOn, photographPage } from './photograph-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '8' },
    'held-out': { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run bench:hand -- FOLDER [--pages 8] [--held-out] [--only sheet] [--seed 1] [--verbose]',
  );
  process.exit(1);
}

/** Of a writer, for a page that does not repeat itself at once. */
const LEAST_LINES = 8;
const writers = groupByWriter(readLinePack(folder)).filter(
  (lines) =>
    lines.length >= LEAST_LINES && (!values['held-out'] || isHeldOut((lines[0] as PackedLine).writer)),
);
console.log(`${writers.length} writers`);

for (const paper of PAPERS) {
  if (values.only && values.only !== paper) continue;
  const fates: LineFate[] = [];
  const kinds: string[] = [];
  let extra = 0;
  let struck = 0;
  let milliseconds = 0;
  for (let page = 0; page < Number(values.pages); page += 1) {
    const next = random(Number(values.seed) * 1000 + page * 7 + PAPERS.indexOf(paper) + 1);
    for (let skip = 0; skip < 5; skip += 1) next();
    const lines = writers[Math.floor(next() * writers.length)] as PackedLine[];
    const composed = composePage(lines, paper as Paper, next);
    const { photo, toPage } = photographPage(composed, next);
    const straight = straightenPage(photo, { turns: 0, corners: null });
    const start = process.cpuUsage();
    const found = findLines(straight);
    const { user, system } = process.cpuUsage(start);
    milliseconds += (user + system) / 1000;
    const owners = ownersOn(composed, toPage, straight.toPhoto, straight.image);
    const seen = turnImage({ ...straight.image, pixels: owners }, found.turns);
    const own = measureLines(seen, composed.texts.length, found.lines);
    fates.push(...own);
    kinds.push(found.kind);
    struck += found.lines.reduce((sum, line) => sum + line.struck.length, 0);
    extra += Math.max(0, found.lines.length - composed.texts.length);
    if (values.verbose)
      console.log(
        paper,
        page,
        lines[0]?.writer,
        found.kind,
        found.pitch.toFixed(1),
        'true',
        composed.texts.length,
        'found',
        found.lines.length,
        own
          .map((f, i) => (f.isWhole ? '' : `${i + 1}:${f.own.toFixed(2)}/${f.foreign.toFixed(2)}`))
          .filter(Boolean)
          .join(' '),
      );
  }
  const whole = fates.filter(({ isWhole }) => isWhole).length;
  const share = (count: number) => `${((100 * count) / fates.length).toFixed(1)} %`;
  console.log(
    `${paper}: ${share(whole)} of ${fates.length} lines whole; ink lost in ${share(fates.filter(({ own }) => own < 0.95).length)}, ` +
      `foreign ink in ${share(fates.filter(({ foreign }) => foreign >= 0.05).length)}; ${extra} lines too many, ${struck} words struck out; ` +
      `${(milliseconds / Number(values.pages)).toFixed(0)} ms a page; kinds ${[...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`).join(', ')}`,
  );
}

function groupByWriter(lines: readonly PackedLine[]): PackedLine[][] {
  const groups = new Map<string, PackedLine[]>();
  for (const line of lines) {
    const group = groups.get(line.writer);
    if (group) group.push(line);
    else groups.set(line.writer, [line]);
  }
  return [...groups.values()];
}
