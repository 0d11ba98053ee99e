// `npm run bench:db`: measures the response times of a full database. Native Postgres if DATABASE_URL is set (in a
// separate database, dropped afterwards), else PGlite at a smaller size. Sizes: --students N --essays N.
import { parseArgs } from 'node:util';
import { benchCases } from './bench/bench-cases.ts';
import { explain, measure, measureSizes } from './bench/measure.ts';
import { fillDatabase } from './bench/fill-database.ts';
import { fillLargeTeacher } from './bench/fill-large-teacher.ts';
import { fillPractice } from './bench/fill-practice.ts';
import { openBenchDatabase } from './bench/open-bench-database.ts';
import { openSession } from './session.ts';

const { values } = parseArgs({ options: { students: { type: 'string' }, essays: { type: 'string' } } });

const database = await openBenchDatabase(process.env.DATABASE_URL);
try {
  const size = {
    students: Number(values.students ?? database.students),
    essays: Number(values.essays ?? database.essays),
  };
  console.log(`${database.version}\n${size.students} students, ${size.essays} essays: filling…`);
  const filled = await fillDatabase(database.connection, size);
  const teacher = await fillLargeTeacher(database.connection);
  const practice = await fillPractice(database.connection, teacher);
  console.log(`${filled.bytes} on disk, filled in ${filled.seconds} s\n`);
  console.log(
    '| table | rows | bytes a row | moved out of it | in indexes |\n| --- | --- | --- | --- | --- |',
  );
  for (const size of await measureSizes(database.connection)) {
    console.log(`| ${Object.values(size).join(' | ')} |`);
  }

  const session = openSession(database.connection);
  const cases = benchCases(filled, teacher, practice);
  console.log('\n| request | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- |');
  for (const { name, request } of cases) {
    const { p50, p95, max } = await measure(() => request(session));
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${max.toFixed(1)} |`);
  }
  for (const { name, plan } of cases) {
    if (plan) console.log(`\n${name}\n${await explain(database.connection, plan)}`);
  }
} finally {
  await database.close();
}
