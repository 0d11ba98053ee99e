// Measures how well a language model reads essays, and its cost: npm run bench:model -- --help
import { InputError } from '../scorer/text-files.ts';
import { runModelBench } from './run-bench.ts';

const apiKey = process.env['AI_API_KEY'] ?? '';
runModelBench(process.argv.slice(2), { print: (line) => console.log(line), apiKey }).catch(
  (error: unknown) => {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  },
);
