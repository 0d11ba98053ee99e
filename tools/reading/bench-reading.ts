// Compares the present and missing elements found by the correction with human readings: npm run bench:reading --
// --help
import { InputError } from '../scorer/text-files.ts';
import { openLexicon } from '../writing/dictionary/open-dictionary.ts';
import { runBench } from './bench/run-bench.ts';

try {
  runBench(process.argv.slice(2), await openLexicon(), (line) => console.log(line));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
