// Prints "N passed, N failed" over the unit, native Postgres and end-to-end runs, from the runners' own JSON reports.
import { existsSync, readFileSync } from 'node:fs';

const unit = read('reports/unit.json');
const postgres = read('reports/postgres.json');
const e2e = read('reports/e2e.json');
const passed = (unit?.numPassedTests ?? 0) + (postgres?.numPassedTests ?? 0) + (e2e?.stats?.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (postgres?.numFailedTests ?? 0) +
  (e2e?.stats?.unexpected ?? 0) +
  (e2e?.stats?.flaky ?? 0) +
  missing(unit, postgres, e2e);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** A run that left no report is a failure of its own. @param {unknown[]} reports */
function missing(...reports) {
  return reports.filter((report) => report === null).length;
}
