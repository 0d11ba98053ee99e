// Measures how fast a first visit is on a phone: npm run bench:lighthouse -- [--runs 5] [--only PATH] [--folder
// BUILD] [--json]
// Prints medians with Lighthouse's simulated slow network; fails if one misses its limit. Needs an otherwise idle
// machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuild } from '../static/serve-build.ts';
import { buildLocal } from './build-local.ts';
import { machineLine, thisMachine } from './machine-line.ts';
import { measuresOf, missed, summarize, type Measures } from './measures.ts';
import { PAGES } from './pages.ts';
import { reportTable } from './report-table.ts';
import { seedProfile, visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    folder: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pages = PAGES.filter(
  ({ path, name }) => !values.only || values.only.some((one) => [path, name].includes(one)),
);
if (!Number.isInteger(runs) || runs < 1 || pages.length === 0) {
  console.error(
    `Usage: npm run bench:lighthouse -- [--runs NUMBER] [--only ${PAGES.map(({ name }) => name).join('|')}] [--folder BUILD] [--json]`,
  );
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'grifo-lighthouse-'));
const profile = join(work, 'profile');
const folder = values.folder ?? join(work, 'build');
if (!values.folder) await buildLocal(folder);
const server = await serveBuild({ folder, port: 0 });
try {
  await seedProfile(profile, server.url);
  tell(`Load of the machine's ${availableParallelism()} cores: ${loadavg()[0]?.toFixed(2)}`);
  let userAgent = '';
  const speeds: number[] = [];
  const measured = new Map(pages.map(({ path }) => [path, [] as Measures[]]));
  // Visits all pages in every round, so that a busy minute does not affect only one page.
  for (let round = 1; round <= runs; round += 1) {
    for (const { path, isOfStudent } of pages) {
      const result = await visit(server.url + path, isOfStudent ? profile : null);
      const measures = measuresOf(result);
      userAgent = result.environment.hostUserAgent;
      speeds.push(result.environment.benchmarkIndex);
      measured.get(path)?.push(measures);
      tell(`${round}/${runs} ${path}  ${JSON.stringify(measures)}`);
    }
  }
  const reports = [...measured].map(([path, visits]) => ({ path, visits, summary: summarize(visits) }));
  const machine = machineLine({ ...thisMachine(userAgent), speeds });
  console.log(
    values.json
      ? JSON.stringify({ machine, reports })
      : `\n${machine}, median of ${runs}\n\n${reportTable(reports)}`,
  );
  if (reports.some(({ summary }) => missed(summary).length > 0)) process.exitCode = 1;
} finally {
  await server.close();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

function tell(sentence: string): void {
  console.error(sentence);
}
