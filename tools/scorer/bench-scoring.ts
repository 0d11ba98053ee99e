// Measures how well the levels agree with human graders: npm run bench:scoring -- --help
import { openLexicon } from '../writing/dictionary/open-dictionary.ts';
import { gradersWith, runBench } from './bench/run-bench.ts';
import { InputError } from './text-files.ts';

try {
  runBench(process.argv.slice(2), (line) => console.log(line), gradersWith(await openLexicon()));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
