// Prints "N passed, N failed" over the unit, native Postgres and end-to-end runs, from the runners' own JSON
// reports, and before that the names of failed tests with the reasons. Each test counts once, even if it ran both
// on PGlite and on a native Postgres.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', messages?: string[] }} Outcome */

/** Number of lines shown of an error message: expected and received values, and the place in the code. */
const SHOWN_LINES = 25;

const REPORTS = [
  { path: 'reports/unit.json', read: readVitest },
  { path: 'reports/postgres.json', read: readVitest },
  { path: 'reports/e2e.json', read: readPlaywright },
];

/** @type {Map<string, Outcome>} */
const outcomes = new Map();
for (const { path, read } of REPORTS) {
  // A run without a report counts as a failure of its own.
  const found = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')))
    : [/** @type {Outcome} */ ({ name: `${path} is missing`, outcome: 'failed' })];
  for (const test of found) {
    const known = outcomes.get(test.name)?.outcome;
    if (known !== 'failed' && test.outcome !== 'skipped') outcomes.set(test.name, test);
  }
}
const of = (/** @type {Outcome['outcome']} */ wanted) =>
  [...outcomes.values()].filter(({ outcome }) => outcome === wanted);
for (const { name, messages = [] } of of('failed')) {
  console.log(`failed: ${name}`);
  for (const message of messages)
    console.log(stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES).join('\n'));
}
console.log(`${of('passed').length} passed, ${of('failed').length} failed`);
process.exit(of('failed').length > 0 || of('passed').length === 0 ? 1 : 0);

/** A file that fails as a whole has no tests to tell of. @param {any} report @returns {Outcome[]} */
function readVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.map((/** @type {any} */ test) => ({
      name: `${file}: ${test.fullName}`,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      messages: test.failureMessages,
    }));
    const hasOwnFailure =
      status === 'failed' && !tests.some((/** @type {Outcome} */ { outcome }) => outcome === 'failed');
    return hasOwnFailure ? [...tests, { name: file, outcome: 'failed', messages: [message] }] : tests;
  });
}

/** Flaky is failed. @param {any} suite @returns {Outcome[]} */
function readPlaywright(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { projectName, status, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      messages: results.flatMap((/** @type {any} */ { errors }) => errors.map(messageOf)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(readPlaywright)];
}

/** @param {any} error an error of Playwright's report */
function messageOf({ message, location }) {
  return location ? `at ${relative('.', location.file)}:${location.line}\n${message}` : message;
}
