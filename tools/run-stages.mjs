// Runs npm scripts one after the other and prints how long each took: node tools/run-stages.mjs <script>…
// Stops at the first failure; with CI set it continues, so that one run reports all failures.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';

const REPORT = 'reports/stages.txt';

mkdirSync('reports', { recursive: true });
const stages = [];
for (const script of process.argv.slice(2)) {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit' });
  stages.push({ script, seconds: (performance.now() - startedAt) / 1000, hasFailed: status !== 0 });
  if (status !== 0 && !process.env.CI) break;
}
const lines = stages.map(
  ({ script, seconds, hasFailed }) =>
    `${script.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s${hasFailed ? '  failed' : ''}`,
);
const total = stages.reduce((sum, { seconds }) => sum + seconds, 0);
appendFileSync(REPORT, `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}\n${'in all'.padEnd(14)} ${total.toFixed(1).padStart(7)} s`);
process.exit(stages.some(({ hasFailed }) => hasFailed) ? 1 : 0);
