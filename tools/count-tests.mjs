// Prints "N passed, N failed" over the unit, native Postgres and end-to-end runs, from the runners' own JSON reports;
// before it the names of those that failed. Each test counts once: what ran on PGlite and on a native Postgres is one.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped' }} Outcome */

const REPORTS = [
  { path: 'reports/unit.json', read: readVitest },
  { path: 'reports/postgres.json', read: readVitest },
  { path: 'reports/e2e.json', read: readPlaywright },
];

/** @type {Map<string, Outcome['outcome']>} */
const outcomes = new Map();
for (const { path, read } of REPORTS) {
  // A run that left no report is a failure of its own.
  const found = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')))
    : [/** @type {Outcome} */ ({ name: `${path} is missing`, outcome: 'failed' })];
  for (const { name, outcome } of found) {
    const known = outcomes.get(name);
    if (known !== 'failed' && outcome !== 'skipped') outcomes.set(name, outcome);
  }
}
const of = (/** @type {Outcome['outcome']} */ wanted) =>
  [...outcomes].filter(([, outcome]) => outcome === wanted).map(([name]) => name);
for (const name of of('failed')) console.log(`failed: ${name}`);
console.log(`${of('passed').length} passed, ${of('failed').length} failed`);
process.exit(of('failed').length > 0 || of('passed').length === 0 ? 1 : 0);

/** A file that fails as a whole has no tests to tell of. @param {any} report @returns {Outcome[]} */
function readVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.map((/** @type {any} */ test) => ({
      name: `${file}: ${test.fullName}`,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
    const hasOwnFailure =
      status === 'failed' && !tests.some((/** @type {Outcome} */ { outcome }) => outcome === 'failed');
    return hasOwnFailure ? [...tests, { name: file, outcome: 'failed' }] : tests;
  });
}

/** Flaky is failed. @param {any} suite @returns {Outcome[]} */
function readPlaywright(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { projectName, status }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(readPlaywright)];
}
