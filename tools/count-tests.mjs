// Prints "N passed, N failed" over the unit, native Postgres, nginx and end-to-end runs, from the runners' own JSON
// reports; before it the names of those that failed.
import { existsSync, readFileSync } from 'node:fs';

const unit = read('reports/unit.json');
const postgres = read('reports/postgres.json');
const nginx = read('reports/nginx.json');
const e2e = read('reports/e2e.json');
const passed =
  (unit?.numPassedTests ?? 0) +
  (postgres?.numPassedTests ?? 0) +
  (nginx?.numPassedTests ?? 0) +
  (e2e?.stats?.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (postgres?.numFailedTests ?? 0) +
  (nginx?.numFailedTests ?? 0) +
  (e2e?.stats?.unexpected ?? 0) +
  (e2e?.stats?.flaky ?? 0) +
  missing(unit, postgres, nginx, e2e);
for (const name of [...[unit, postgres, nginx].flatMap(failedOfVitest), ...failedOfPlaywright(e2e)])
  console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** @param {any} report */
function failedOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName }) => fullName),
  );
}

/** @param {any} suite @returns {string[]} */
function failedOfPlaywright(suite) {
  const own = (suite?.specs ?? []).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...(suite?.suites ?? []).flatMap(failedOfPlaywright)];
}

/** A run that left no report is a failure of its own. @param {unknown[]} reports */
function missing(...reports) {
  return reports.filter((report) => report === null).length;
}
